import type { Point, Rules } from '../types.ts';
import { canRaise, type Spot } from '../geometry/hit.ts';

/** What a gesture asks the board to do. */
export interface Effects {
  /** Raises the `count` top cards and lights the piles they may go to. */
  raise(pile: number, count: number): void;
  /** The raised cards follow the hand, this far from where they lay. */
  carry(dx: number, dy: number): void;
  /** Lets the raised cards go: they glide to where they belong. */
  release(): void;
  /** The pile under the carried cards: one they may go to if there is any, else another. */
  under(): number | undefined;
  drop(from: number, count: number, to: number): void;
  refused(from: number, count: number, to: number): void;
  picked(pile: number, count: number): void;
  putBack(): void;
  tap(pile: number): void;
  /** A click on a place where there is nothing to do or to take up. */
  idle(pile: number): void;
  doubleClick(pile: number, index: number): void;
  collect(): void;
  hint(): void;
  /** Shows the whole of a covered card, or of none. */
  peek(spot: Spot | undefined): void;
}

export interface Press {
  readonly at: Point;
  readonly spot: Spot | undefined;
  readonly button: 'main' | 'other' | 'middle';
  readonly touch: boolean;
  /** In milliseconds. */
  readonly time: number;
}

interface Grasp {
  readonly pile: number;
  readonly count: number;
}

type State =
  | { readonly name: 'idle' }
  | { readonly name: 'holding'; readonly held: Grasp }
  | { readonly name: 'pressed'; readonly press: Press; readonly held: Grasp | undefined }
  | { readonly name: 'dragging'; readonly press: Press; readonly held: Grasp }
  | { readonly name: 'peeking' };

const DOUBLE_CLICK = 400;
const SLOP = { mouse: 5, touch: 12 } as const;
const IDLE: State = { name: 'idle' };

/** Pointer presses become moves: a small state machine, in one state at a time. */
export class Gesture {
  clickToMove = true;
  /** What is held was taken up by the keyboard: its owner puts it back. */
  quiet = false;
  #state: State = IDLE;
  #lastClick: Press | undefined;
  readonly #rules: Rules;
  readonly #effects: Effects;

  constructor(rules: Rules, effects: Effects) {
    this.#rules = rules;
    this.#effects = effects;
  }

  get held(): Grasp | undefined {
    return 'held' in this.#state ? this.#state.held : undefined;
  }

  get state(): State['name'] {
    return this.#state.name;
  }

  press(press: Press): void {
    if (press.button === 'middle') return this.#effects.hint();
    if (this.#state.name !== 'idle' && this.#state.name !== 'holding') return;
    if (press.button === 'main') this.#state = { name: 'pressed', press, held: this.held };
    else this.#pressOther(press);
  }

  move(at: Point): void {
    if (this.#state.name === 'pressed') this.#startDrag(this.#state.press, at);
    if (this.#state.name !== 'dragging') return;
    const { press } = this.#state;
    this.#effects.carry(at.x - press.at.x, at.y - press.at.y);
  }

  /** A finger has stayed where it was put down: on a covered card that is what the other button does. */
  long(): void {
    if (this.#state.name !== 'pressed') return;
    const { press, held } = this.#state;
    if (!press.spot || !canRaise(press.spot)) return;
    this.#lastClick = undefined;
    this.#state = held ? { name: 'holding', held } : IDLE;
    this.#pressOther(press);
  }

  release(at: Point): void {
    // Where the hand lets go is what counts: the last of its moves may not have come.
    this.move(at);
    const state = this.#state;
    if (state.name === 'dragging') return this.#drop(state.held);
    if (state.name === 'pressed') return this.#click(state.press, state.held, at);
    if (state.name === 'peeking') this.#effects.peek(undefined);
    if (state.name === 'peeking') this.#state = IDLE;
  }

  /** Takes up the top cards for the keyboard, which has told so itself. */
  hold(pile: number, count: number): void {
    this.letGo();
    this.quiet = true;
    this.#state = { name: 'holding', held: { pile, count } };
    this.#effects.raise(pile, count);
  }

  /** Lets go of what is in the hand without a word: the table has changed, or the keyboard takes it back. */
  letGo(): void {
    const { held } = this;
    if (this.#state.name === 'peeking') this.#effects.peek(undefined);
    this.#state = IDLE;
    this.quiet = false;
    if (held) this.#effects.release();
  }

  /** Escape or a lost pointer: what is in the hand goes back, and a click that follows is a first one. */
  cancel(): void {
    const { held } = this;
    this.#lastClick = undefined;
    this.letGo();
    if (held) this.#effects.putBack();
  }

  #pressOther(press: Press): void {
    if (!press.spot) return this.held ? this.cancel() : this.#effects.collect();
    if (!canRaise(press.spot)) return;
    this.cancel();
    this.#effects.peek(press.spot);
    this.#state = { name: 'peeking' };
  }

  #startDrag(press: Press, at: Point): void {
    const far = Math.hypot(at.x - press.at.x, at.y - press.at.y);
    if (far <= (press.touch ? SLOP.touch : SLOP.mouse) || !press.spot?.piece) return;
    const { pile, index } = press.spot;
    const count = this.#rules.lifts(pile, index);
    if (count === 0) return;
    if (this.held) this.#effects.release();
    this.#lastClick = undefined;
    this.#state = { name: 'dragging', press, held: { pile, count } };
    this.#effects.raise(pile, count);
    this.#effects.picked(pile, count);
  }

  #drop({ pile, count }: Grasp): void {
    const to = this.#effects.under();
    this.#state = IDLE;
    const back = to === pile && !this.#rules.targets(pile, count).includes(pile);
    this.#place({ pile, count }, back ? undefined : to);
  }

  /** Lets the cards go onto `to` if they may lie there. */
  #place({ pile, count }: Grasp, to: number | undefined): void {
    const legal = to !== undefined && this.#rules.targets(pile, count).includes(to);
    if (legal) this.#effects.drop(pile, count, to);
    this.#effects.release();
    if (legal) return;
    this.#effects.putBack();
    if (to !== undefined) this.#effects.refused(pile, count, to);
  }

  #click(press: Press, held: Grasp | undefined, at: Point): void {
    this.#state = IDLE;
    const { spot } = press;
    const second = this.#isSecond(press);
    this.#lastClick = second || !spot?.piece ? undefined : press;
    if (Math.hypot(at.x - press.at.x, at.y - press.at.y) > 4 * SLOP.touch) return this.#keepOrLeave(held);
    if (spot && this.#rules.canTap(spot.pile)) return this.#tap(spot.pile, held);
    if (spot && second) return this.#double(spot, held);
    if (held) return this.#place(held, this.#targetOf(held, spot));
    if (spot) this.#pickUp(spot);
  }

  /** The pile a second click means: on the held cards' own pile only the card under them, where they may be put together. */
  #targetOf({ pile, count }: Grasp, spot: Spot | undefined): number | undefined {
    if (spot?.pile !== pile) return spot?.pile;
    return spot.covered && this.#rules.targets(pile, count).includes(pile) ? pile : undefined;
  }

  /** A press that slid far away without being a drag is no click. */
  #keepOrLeave(held: Grasp | undefined): void {
    if (held) this.#state = { name: 'holding', held };
  }

  #isSecond({ spot, time }: Press): boolean {
    const first = this.#lastClick;
    return (
      first?.spot?.piece !== undefined &&
      first.spot.piece === spot?.piece &&
      first.spot.pile === spot.pile &&
      time - first.time < DOUBLE_CLICK
    );
  }

  #tap(pile: number, held: Grasp | undefined): void {
    if (held) this.#effects.release();
    if (held) this.#effects.putBack();
    this.#effects.tap(pile);
  }

  #double({ pile, index }: Spot, held: Grasp | undefined): void {
    if (held) this.#effects.release();
    this.#effects.doubleClick(pile, index);
  }

  #pickUp({ pile, index, piece }: Spot): void {
    const count = piece ? this.#rules.lifts(pile, index) : 0;
    if (count === 0) return this.#effects.idle(pile);
    if (!this.clickToMove) return;
    this.hold(pile, count);
    this.quiet = false;
    this.#effects.picked(pile, count);
  }
}
