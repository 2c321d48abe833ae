import type { Command } from '../../../preload/api.ts';
import type { App } from '../app.ts';
import { letterOf, readStroke } from './key-bindings.ts';
import { watchLanguage } from '../state/language.ts';
import { watchTheme } from '../state/theme.ts';
import type { KeyboardPlay } from './keyboard-play.ts';
import { takeShared, watchClipboard } from '../exchange/sharing.ts';

/** How often the clock of a running game is saved between moves. */
const KEEP_EVERY = 10_000;

/** Listens to the window: keys, whether it is the one in use, its theme, its end; and to the host. */
export function live(app: App, keys: KeyboardPlay, run: (command: Command) => void): void {
  const mac = app.state.hello.platform === 'darwin';
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing) return;
    const shown = app.state.celebrating && !MODIFIERS.has(event.key);
    if (shown) app.page.board?.endShow();
    const letter = letterOf(event);
    const ours = ownsKeys(app, event.target);
    if (letter !== undefined && ours && !app.state.replay && keys.type(letter, event.timeStamp))
      return event.preventDefault();
    const wish = readStroke(event, mac);
    if (!wish || ('table' in wish ? !ours : isPlain(event) && isTyping(event.target))) return;
    if ('command' in wish && OF_TEXT.has(wish.command) && isText(event.target)) return;
    event.preventDefault();
    if ('table' in wish) {
      // It has ended the show of the win: it means nothing more.
      if (shown) return;
      // A key held down plays one card, and not all that come to light under it.
      if (event.repeat && wish.table === 'enter') return;
      if (!app.replays.press(wish.table)) keys.press(wish.table);
    } else if (!event.repeat || wish.command === 'undo' || wish.command === 'redo') run(wish.command);
  });
  addEventListener('pointerdown', () => app.page.board?.endShow(), true);
  watchActivity(app);
  watchClipboard(app);
  watchTheme(app.state);
  watchLanguage(app);
  app.bridge.on('command', (command) => hear(command, document.activeElement, run));
  app.bridge.on('taken', ({ game, options }) => void app.games.taken(game, options));
  app.bridge.on('shared', () => void takeShared(app));
  app.bridge.on('wished', () => void takeWish(app, run));
  app.bridge.on('asleep', (asleep) => {
    app.timing.asleep = asleep;
    if (asleep) app.lifecycle.keep();
  });
  app.bridge.on('closing', () => app.lifecycle.close());
}

/** The menu has the keys of undo and redo, on macOS those pressed in a field too: there they are about its text. */
function hear(command: Command, focused: Element | null, run: (command: Command) => void): void {
  // Marked as old, and still the only way to a field's own undo.
  if (OF_TEXT.has(command) && isText(focused)) document.execCommand(command);
  else run(command);
}

/** Does what the program was started for. */
export async function takeWish(app: App, run: (command: Command) => void): Promise<void> {
  // Before the first game lies no other one can be wished for: it waits at the host.
  if (!app.tabletop.own) return;
  const reply = await app.bridge.request('wish.next');
  if (!reply.ok || reply.value === null) return;
  // Asked for again it would be closed.
  if (reply.value !== app.state.panel) run(reply.value);
}

const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock']);

/** The table has the arrows, Space and Enter unless a control has the focus. */
function ownsKeys(app: App, target: EventTarget | null): boolean {
  if (app.panels.covering || app.page.hidden) return false;
  return !(target instanceof HTMLElement) || target === document.body || target.closest('.table') !== null;
}

const isPlain = (event: KeyboardEvent): boolean =>
  !event.ctrlKey && !event.metaKey && !event.altKey && event.key.length === 1;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea, dialog, dialog *');

/** Commands that a field has for its own text. */
const OF_TEXT: ReadonlySet<Command> = new Set(['undo', 'redo']);

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('textarea, input:not([type=range], [type=radio], [type=checkbox])');

function watchActivity(app: App): void {
  const look = (): void => {
    app.timing.active = document.visibilityState === 'visible' && document.hasFocus();
  };
  for (const name of ['focus', 'blur', 'pageshow'] as const) addEventListener(name, look);
  document.addEventListener('visibilitychange', () => {
    look();
    if (document.visibilityState === 'hidden') app.lifecycle.keep();
  });
  addEventListener('pagehide', () => app.lifecycle.close());
  setInterval(() => app.state.play?.clock.running && app.lifecycle.keep(), KEEP_EVERY);
  look();
}
