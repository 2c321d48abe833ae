import type { Command, Bridge, EventName, Events } from '../../../../preload/api.ts';
import type { AppState } from '../../model/app-state.ts';
import type { Disposables } from '../../model/disposables.ts';
import type { Notices } from '../../services/page/notices.ts';
import type { Page } from '../../services/page/page.ts';
import type { Dialogs } from '../../services/page/dialogs.ts';
import type { Panels } from '../../services/page/panels.ts';
import type { Tabletop } from '../game/tabletop.ts';
import type { Lifecycle } from '../game/lifecycle.ts';
import type { Timing } from '../game/timing.ts';
import type { Games } from '../game/games.ts';
import type { Replays } from '../watching/replays.ts';
import { letterOf, readStroke } from './key-bindings.ts';
import { watchLanguage } from '../../services/page/language.ts';
import { watchTheme } from '../../services/page/theme.ts';
import type { KeyboardPlay } from './keyboard-play.ts';
import { watchDrops } from '../exchange/drops.ts';
import { takeShared, watchClipboard } from '../exchange/sharing.ts';

interface WindowParts {
  readonly bridge: Bridge;
  readonly state: AppState;
  readonly notices: Notices;
  readonly page: Page;
  readonly dialogs: Dialogs;
  readonly panels: Panels;
  readonly tabletop: Tabletop;
  readonly lifecycle: Lifecycle;
  readonly timing: Timing;
  readonly games: Games;
  readonly replays: Replays;
  readonly disposables: Disposables;
}

/** The clock of a running game is saved after this many milliseconds without moves. */
const KEEP_EVERY_MS = 10_000;

/** Listens to the window (keys, activity, theme, closing) and to the host. */
export function listenToWindow(parts: WindowParts, keys: KeyboardPlay, run: (command: Command) => void): void {
  const { signal } = parts.disposables;
  addEventListener('keydown', (event) => press(parts, keys, run, event), { signal });
  addEventListener('pointerdown', () => parts.page.board?.endShow(), { capture: true, signal });
  watchActivity(parts);
  watchClipboard(parts);
  watchDrops(parts);
  watchTheme(parts);
  watchLanguage(parts);
  listenToHost(parts, run);
}

/** Handles a key that nothing on the page has taken. */
function press(parts: WindowParts, keys: KeyboardPlay, run: (command: Command) => void, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const shown = parts.state.celebrating && !MODIFIERS.has(event.key);
  if (shown) parts.page.board?.endShow();
  const letter = letterOf(event);
  const ours = ownsKeys(parts, event.target);
  if (letter !== undefined && ours && !parts.state.replay && keys.type(letter, event.timeStamp))
    return event.preventDefault();
  const wish = readStroke(event, parts.state.hello.platform === 'darwin');
  if (!wish || ('table' in wish ? !ours : isPlain(event) && isTyping(event.target))) return;
  if ('command' in wish && TEXT_COMMANDS.has(wish.command) && isText(event.target)) return;
  event.preventDefault();
  if ('table' in wish) {
    // The key has ended the celebration, and does nothing else.
    if (shown) return;
    // A key held down plays one card, not also those turned up beneath it.
    if (event.repeat && wish.table === 'enter') return;
    if (!parts.replays.press(wish.table)) keys.press(wish.table);
  } else if (!event.repeat || wish.command === 'undo' || wish.command === 'redo') run(wish.command);
}

function listenToHost(parts: WindowParts, run: (command: Command) => void): void {
  const { bridge, disposables } = parts;
  const on = <N extends EventName>(name: N, listener: (detail: Events[N]) => void): void =>
    void disposables.add(bridge.on(name, listener));
  on('command', (command) => hear(command, document.activeElement, run));
  on('taken', ({ game, options }) => void parts.games.taken(game, options));
  on('shared', () => void takeShared(parts));
  on('wished', () => void takeWish(parts, run));
  on('asleep', (asleep) => {
    parts.timing.asleep = asleep;
    if (asleep) parts.lifecycle.keep();
  });
  on('closing', () => parts.lifecycle.close());
}

/**
 * Runs a command of the menu. On macOS the menu also receives undo and redo from text fields, where they concern the
 * text.
 */
function hear(command: Command, focused: Element | null, run: (command: Command) => void): void {
  // Deprecated, but still the only way to a field's own undo.
  if (TEXT_COMMANDS.has(command) && isText(focused)) document.execCommand(command);
  else run(command);
}

/** Runs the command that the program was started with. */
export async function takeWish(parts: WindowParts, run: (command: Command) => void): Promise<void> {
  // Before the first game is on the table the command waits at the host.
  if (!parts.tabletop.own) return;
  const reply = await parts.bridge.request('wish.next');
  if (!reply.ok || reply.value === null) return;
  // Skipped for the open panel, which the command would close.
  if (reply.value !== parts.state.panel) run(reply.value);
}

const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock']);

/** Whether arrows, Space and Enter go to the table, as they do unless a control has the focus. */
function ownsKeys(parts: WindowParts, target: EventTarget | null): boolean {
  if (parts.panels.covering || parts.page.hidden) return false;
  if (!(target instanceof HTMLElement) || target === document.body) return true;
  return target.closest('.table') !== null && target.closest('.beside') === null;
}

const isPlain = (event: KeyboardEvent): boolean =>
  !event.ctrlKey && !event.metaKey && !event.altKey && event.key.length === 1;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=range]), select, textarea, dialog, dialog *');

/** Commands that text fields have for their own text. */
const TEXT_COMMANDS: ReadonlySet<Command> = new Set(['undo', 'redo']);

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('textarea, input:not([type=range], [type=radio], [type=checkbox])');

/** Events that show that the window is in use. */
const USES = ['pointerdown', 'pointermove', 'wheel', 'keydown'] as const;

function watchActivity(parts: WindowParts): void {
  const look = (): void => {
    parts.timing.active = document.visibilityState === 'visible' && document.hasFocus();
  };
  const keepIfHidden = (): void => {
    look();
    if (document.visibilityState === 'hidden') parts.lifecycle.keep();
  };
  const keepIfRunning = (): void => {
    if (parts.state.play?.clock.running) parts.lifecycle.keep();
  };
  const { disposables } = parts;
  const { signal } = disposables;
  for (const name of ['focus', 'blur', 'pageshow'] as const) addEventListener(name, look, { signal });
  for (const name of USES)
    addEventListener(name, () => parts.timing.noteUse(), { capture: true, passive: true, signal });
  document.addEventListener('visibilitychange', keepIfHidden, { signal });
  addEventListener('pagehide', () => parts.lifecycle.close(), { signal });
  const keeping = setInterval(keepIfRunning, KEEP_EVERY_MS);
  disposables.add(() => clearInterval(keeping));
  look();
}
