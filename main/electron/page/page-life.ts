import { app, dialog, type BrowserWindow, type RenderProcessGoneDetails } from 'electron';
import type { Log } from '../../log/log.ts';
import type { Words } from '../words/words.ts';

/**
 * A second crash of the page within this many milliseconds raises a question, because reloading it without one could
 * repeat for ever.
 */
const REPEATED_CRASH_MS = 60_000;

interface PageLife {
  readonly log: Log;
  readonly words: () => Words;
}

/** Reloads the page when its process has died; the second time within `REPEATED_CRASH_MS` only if the player wishes. */
export function watchPage(window: BrowserWindow, { log, words }: PageLife): void {
  let last = -Infinity;
  // Not within the event: Chromium is still taking the old page down.
  const reload = (): void => {
    setImmediate(() => {
      if (!window.isDestroyed()) window.webContents.reload();
    });
  };
  const gone = ({ reason }: RenderProcessGoneDetails): void => {
    if (reason === 'clean-exit') return;
    log.note(`the window's page is gone: ${reason}`);
    const soon = Date.now() - last < REPEATED_CRASH_MS;
    last = Date.now();
    if (!soon) return reload();
    void askAgain(window, words()).then((again) => (again ? reload() : app.quit()));
  };
  watchHang(window, { log, words });
  window.webContents.on('render-process-gone', (_event, details) => gone(details));
  window.webContents.on('preload-error', (_event, _path, error) => log.fault('the preload failed', error));
}

/** Asks what to do about a page that does not respond, until it does; to reload it is to end its process. */
function watchHang(window: BrowserWindow, { log, words }: PageLife): void {
  let question: AbortController | undefined;
  const ask = async (signal: AbortSignal): Promise<void> => {
    const isWanted = await isReloadWanted(window, words(), signal);
    question = undefined;
    if (isWanted && !window.isDestroyed()) window.webContents.forcefullyCrashRenderer();
  };
  window.on('unresponsive', () => {
    if (question) return;
    log.note("the window's page does not respond");
    question = new AbortController();
    void ask(question.signal);
  });
  window.on('responsive', () => question?.abort());
}

async function isReloadWanted(window: BrowserWindow, { say }: Words, signal: AbortSignal): Promise<boolean> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'warning',
    title: 'Baize',
    message: say('host.hung.title'),
    detail: say('host.hung.text'),
    buttons: [say('host.hung.wait'), say('host.gone.again')],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
    signal,
  });
  return response === 1;
}

/** Notes the end of Chromium's other processes, which it starts again by itself. */
export function noteChildren(log: Log): void {
  app.on('child-process-gone', (_event, { type, reason, name }) => {
    if (reason !== 'clean-exit')
      log.note(`a process of Chromium is gone: ${type}${name ? ` (${name})` : ''}, ${reason}`);
  });
}

async function askAgain(window: BrowserWindow, { say }: Words): Promise<boolean> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'error',
    title: 'Baize',
    message: say('host.gone.title'),
    detail: say('host.gone.text'),
    buttons: [say('host.gone.again'), say('host.gone.quit')],
    defaultId: 0,
    cancelId: 1,
    noLink: true,
  });
  return response === 0;
}
