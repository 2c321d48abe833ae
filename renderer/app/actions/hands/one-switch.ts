import { say } from '../../../words/say.ts';
import { Disposables } from '../../model/disposables.ts';
import type { Notices } from '../../services/page/notices.ts';
import type { Preferences } from '../../services/page/preferences.ts';
import type { PlayerActions } from '../cards/player-actions.ts';
import type { Tabletop } from '../game/tabletop.ts';
import { aroundTable, controlsIn, openCover } from './controls.ts';
import type { HandParts, HandTargets } from './gamepad.ts';
import { controlsToScan, unmark } from './scan-controls.ts';
import { movesToScan } from './scan-table.ts';
import { type ScanChoice, Scanning } from './scanning.ts';

export interface SwitchTargets extends HandTargets {
  readonly parts: HandParts & {
    readonly notices: Notices;
    readonly preferences: Preferences;
    readonly tabletop: Tabletop;
  };
  readonly actions: PlayerActions;
}

/** Plays with one switch: Space, Enter or a mouse button, wherever the pointer is. */
export class OneSwitch {
  readonly #targets: SwitchTargets;
  readonly #scanning: Scanning;
  readonly #disposables = new Disposables();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(targets: SwitchTargets) {
    this.#targets = targets;
    const { parts } = targets;
    this.#scanning = new Scanning({
      choices: () => choicesOf(targets),
      place: () => openCover() ?? parts.state.replay ?? parts.state.paused ?? parts.tabletop.position,
      tell: (name) => parts.notices.tell(name),
      clear: unmark,
    });
    const options = { capture: true, signal: this.#disposables.signal };
    addEventListener('keydown', this.#key, options);
    for (const name of ['pointerdown', 'pointerup', 'mousedown', 'click'] as const)
      addEventListener(name, this.#pointer, options);
    this.#disposables.add(unmark);
    this.#disposables.add(() => clearTimeout(this.#timer));
    this.#later();
  }

  stop(): void {
    this.#disposables.dispose();
  }

  readonly #key = (event: KeyboardEvent): void => {
    if (!event.isTrusted || !SWITCHES.has(event.key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.repeat) return;
    if (event.key !== 'Escape') return this.#press();
    void this.#targets.parts.preferences.set({ scan: 0 });
    this.#targets.parts.notices.tell(say('scan.off'));
  };

  /** Takes clicks anywhere as the switch, except those that this code makes itself. */
  readonly #pointer = (event: Event): void => {
    if (!event.isTrusted) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'pointerdown') this.#press();
  };

  #press(): void {
    const { page, state } = this.#targets.parts;
    if (state.celebrating) page.board?.endShow();
    else this.#scanning.press();
    this.#later();
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#step(), this.#targets.parts.state.settings.scan * 1000);
  }

  /** Highlights the next choice once the cards have come to rest. */
  async #step(): Promise<void> {
    await this.#targets.parts.page.atRest();
    if (!this.#disposables.signal.aborted && this.#scanning.step()) this.#later();
  }
}

const SWITCHES: ReadonlySet<string> = new Set([' ', 'Enter', 'Escape']);

/**
 * Lists the choices: in a panel its controls; on the table the moves, then undo and hint, then all controls around it.
 */
function choicesOf(targets: SwitchTargets): ScanChoice[] {
  const { parts, actions } = targets;
  const cover = openCover();
  if (cover) return controlsToScan(controlsIn(cover), cover);
  const around = (): ScanChoice[] => controlsToScan(aroundTable());
  const { play, replay } = parts.state;
  if (!play || play.finished || replay || parts.panels.covering || parts.page.hidden) return around();
  const { session } = play;
  const unlight = (): void => parts.page.lightCards([]);
  const command = (name: 'undo' | 'hint'): ScanChoice => ({
    name: say(`command.${name}`),
    show: unlight,
    use: () => targets.run(name),
  });
  return [
    ...movesToScan({ page: parts.page, actions, session }),
    ...(session.canUndo ? [command('undo')] : []),
    command('hint'),
    { name: say('scan.around'), show: unlight, use: around },
  ];
}
