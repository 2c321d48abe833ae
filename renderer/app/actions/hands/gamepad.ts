import type { Command } from '../../../../preload/api.ts';
import type { AppState } from '../../model/app-state.ts';
import type { Disposables } from '../../model/disposables.ts';
import type { Page } from '../../services/page/page.ts';
import type { Panels } from '../../services/page/panels.ts';
import type { TableKey } from '../../model/table/table-key.ts';
import type { Timing } from '../game/timing.ts';
import type { Replays } from '../watching/replays.ts';
import type { KeyboardPlay } from '../input/keyboard-play.ts';
import {
  aroundTable,
  closeCover,
  controlsIn,
  focusOn,
  goToward,
  openCover,
  moveSlider,
  useControl,
} from './controls.ts';
import { type PadKey, PadReading, type PadView } from './pad-reading.ts';

export interface HandParts {
  readonly state: AppState;
  readonly page: Page;
  readonly panels: Panels;
  readonly replays: Replays;
  readonly timing: Pick<Timing, 'noteUse'>;
  readonly disposables: Disposables;
}

/** The parts of the program that are used by other inputs than mouse and keyboard. */
export interface HandTargets {
  readonly parts: HandParts;
  readonly keyboard: KeyboardPlay;
  readonly run: (command: Command) => void;
}

/**
 * Milliseconds between two readings of the gamepads while the window is active: browsers send no events for buttons.
 */
const READING_MS = 16;
/** CSS pixels to scroll a panel if there is no control on that side. */
const SCROLL_PX = 120;

const TABLE: Partial<Record<PadKey, TableKey>> = {
  up: 'up',
  down: 'down',
  left: 'left',
  right: 'right',
  act: 'enter',
  back: 'escape',
  pick: 'space',
  first: 'first',
  last: 'last',
};
const COMMANDS = { undo: 'undo', redo: 'redo', hint: 'hint', rules: 'rules' } as const;

/** Plays by gamepad: moves the page's focus, as the keyboard does, and presses the focused control. */
export class Gamepads {
  readonly #targets: HandTargets;
  readonly #reading = new PadReading();
  #looking: ReturnType<typeof setInterval> | undefined;

  constructor(targets: HandTargets) {
    this.#targets = targets;
  }

  begin(): void {
    const { disposables } = this.#targets.parts;
    const { signal } = disposables;
    for (const name of ['gamepadconnected', 'gamepaddisconnected', 'focus', 'blur'])
      addEventListener(name, this.#look, { signal });
    document.addEventListener('visibilitychange', this.#look, { signal });
    disposables.add(() => clearInterval(this.#looking));
    this.#look();
  }

  /** Reads gamepads only if there are any, and only while this window is active. */
  readonly #look = (): void => {
    const used = pads().length > 0 && document.visibilityState === 'visible' && document.hasFocus();
    if (used) this.#looking ??= setInterval(() => this.#read(), READING_MS);
    else {
      clearInterval(this.#looking);
      this.#looking = undefined;
    }
  };

  #read(): void {
    for (const key of this.#reading.read(pads(), performance.now())) this.press(key);
  }

  press(key: PadKey): void {
    const { parts } = this.#targets;
    parts.timing.noteUse();
    if (parts.state.celebrating) return parts.page.board?.endShow();
    const cover = openCover();
    if (cover) return pressIn(cover, key);
    if (key in COMMANDS) return this.#targets.run(COMMANDS[key as keyof typeof COMMANDS]);
    if (key === 'tools') return this.#toTools();
    if (parts.panels.covering || aroundTable().some((control) => control === document.activeElement))
      return this.#beside(key);
    if (parts.page.hidden) return this.#targets.run('pause');
    this.#onTable(key);
  }

  #onTable(key: PadKey): void {
    const pressed = TABLE[key];
    if (pressed && !this.#targets.parts.replays.press(pressed)) this.#targets.keyboard.press(pressed);
  }

  /** Moves the focus from the cards to the toolbar, or back. */
  #toTools(): void {
    const controls = aroundTable();
    if (controls.some((control) => control === document.activeElement)) this.#targets.keyboard.arrive();
    else focusOn(controls[0]);
  }

  #beside(key: PadKey): void {
    const controls = aroundTable();
    if (key === 'back') return this.#targets.keyboard.arrive();
    if (isSide(key)) return void goToward(controls, key);
    const control = controls.find((each) => each === document.activeElement);
    if (key === 'act' && control) useControl(control);
  }
}

function pressIn(cover: HTMLElement, key: PadKey): void {
  const focused = document.activeElement;
  if (key === 'back') return closeCover(cover);
  const controls = controlsIn(cover);
  if (isSide(key)) {
    if (moveSlider(focused, key) || goToward(controls, key)) return;
    const by = { up: -SCROLL_PX, down: SCROLL_PX, left: 0, right: 0 }[key];
    cover.querySelector('.dialog-body')?.scrollBy({ top: by });
  }
  const control = controls.find((each) => each === focused);
  if (key === 'act' && control) useControl(control);
}

const isSide = (key: PadKey): key is 'up' | 'down' | 'left' | 'right' =>
  key === 'up' || key === 'down' || key === 'left' || key === 'right';

const pads = (): readonly PadView[] => navigator.getGamepads().filter((pad) => pad !== null);
