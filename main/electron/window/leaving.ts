import { app, dialog, powerMonitor, type BrowserWindow } from 'electron';
import type { Caller } from '../../requests/claims.ts';
import type { Log } from '../../log/log.ts';
import { flushPages } from '../page/ipc.ts';
import type { Words } from '../words/words.ts';

interface LeaveParts {
  readonly window: BrowserWindow;
  readonly page: Caller;
  readonly log: Log;
  readonly words: () => Words;
  /** Closes the store: the system waits for nothing else. */
  readonly end: () => void;
}

/** Lets the page save before the window goes, and asks where that fails. */
export function saveBeforeClose(parts: LeaveParts): void {
  const { window, page, log, end } = parts;
  let going = false;
  window.on('close', (event) => {
    event.preventDefault();
    // A second click while the first still waits changes nothing.
    if (going) return;
    going = true;
    leave(parts)
      .catch((error: unknown) => log.fault('the window could not be closed', error))
      .finally(() => (going = false));
  });
  // Windows asks every window, and then ends them all: between the two the page can save.
  window.on('query-session-end', () => page.send('closing', null));
  window.on('session-end', () => {
    log.note('the session ends');
    end();
  });
  // Linux and macOS wait for a program that prevents this event and then ends soon; the types leave the event out.
  const shutDown = (event?: { preventDefault(): void }): void => {
    event?.preventDefault();
    app.quit();
  };
  powerMonitor.on('shutdown', shutDown);
  window.once('closed', () => powerMonitor.off('shutdown', shutDown));
}

async function leave({ window, page, words }: LeaveParts): Promise<void> {
  for (;;) {
    const kept = await flushPages(window, page);
    if (window.isDestroyed()) return;
    const choice = kept ? 'quit' : await ask(window, words());
    if (window.isDestroyed() || choice === 'stay') return;
    if (choice === 'quit') return window.destroy();
  }
}

const CHOICES = ['again', 'stay', 'quit'] as const;

async function ask(window: BrowserWindow, { say }: Words): Promise<(typeof CHOICES)[number]> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'warning',
    title: 'Baize',
    message: say('host.unsaved.title'),
    detail: say('host.unsaved.text'),
    buttons: CHOICES.map((choice) => say(`host.unsaved.${choice}`)),
    defaultId: 0,
    cancelId: 1,
    noLink: true,
  });
  return CHOICES[response] ?? 'stay';
}
