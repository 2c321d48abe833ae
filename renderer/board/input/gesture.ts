import { canRaise, type Hit } from '../geometry/hit.ts';
import type { Piece } from '../geometry/pieces.ts';
import type { BoardLook } from '../model/look.ts';
import type { MoveRules } from '../model/source.ts';
import type { Point } from '../model/box.ts';
import type { Intent } from './intents.ts';
import { DoubleClick, type Press } from './press.ts';

/**
 * The top cards of a pile, picked up, and the piles they may go to, looked up once because nothing changes while they
 * are held.
 */
export interface Grasp {
  readonly pile: number;
  readonly count: number;
  readonly targets: readonly number[];
  readonly by: 'pointer' | 'keyboard';
}

type State =
  | { readonly name: 'idle' }
  | { readonly name: 'holding'; readonly held: Grasp }
  | { readonly name: 'pressed'; readonly press: Press; readonly held: Grasp | undefined }
  | { readonly name: 'dragging'; readonly press: Press; readonly held: Grasp; readonly carried: Point }
  | { readonly name: 'peeking' };

/** A press may slide this far without becoming a drag, in CSS pixels. */
const MAX_SLIDE = { mouse: 5, touch: 12 } as const;
const IDLE: State = { name: 'idle' };
const NOWHERE: Point = { x: 0, y: 0 };

/**
 * Turns pointer presses into intents: a state machine without side effects. Each event returns the player's intents.
 * The held cards can be read afterwards.
 */
export class Gesture {
  click: BoardLook['click'];
  #state: State = IDLE;
  #peeked: Piece | undefined;
  readonly #clicks = new DoubleClick();
  readonly #rules: MoveRules;

  constructor(rules: MoveRules, click: BoardLook['click']) {
    this.#rules = rules;
    this.click = click;
  }

  get state(): State['name'] {
    return this.#state.name;
  }

  /** The held cards; a new object each time that cards are picked up. */
  get held(): Grasp | undefined {
    return 'held' in this.#state ? this.#state.held : undefined;
  }

  /** How far the held cards have been carried from where they lay. */
  get carried(): Point {
    return this.#state.name === 'dragging' ? this.#state.carried : NOWHERE;
  }

  /** Where the pointer that carries them is. */
  get pointer(): Point | undefined {
    if (this.#state.name !== 'dragging') return undefined;
    const { press, carried } = this.#state;
    return { x: press.at.x + carried.x, y: press.at.y + carried.y };
  }

  /** The covered card that is shown whole. */
  get peeked(): Piece | undefined {
    return this.#peeked;
  }

  press(press: Press): Intent[] {
    if (press.button === 'middle') return [['hint']];
    if (this.#state.name !== 'idle' && this.#state.name !== 'holding') return [];
    if (press.button === 'other') return this.#pressOther(press);
    this.#state = { name: 'pressed', press, held: this.held };
    return [];
  }

  move(at: Point): Intent[] {
    const intents = this.#state.name === 'pressed' ? this.#startDrag(this.#state.press, at) : [];
    if (this.#state.name !== 'dragging') return intents;
    const { press } = this.#state;
    this.#state = { ...this.#state, carried: { x: at.x - press.at.x, y: at.y - press.at.y } };
    return intents;
  }

  /** Handles a finger that has stayed in place: on a covered card it does what the other button does. */
  long(): Intent[] {
    if (this.#state.name !== 'pressed') return [];
    const { press, held } = this.#state;
    if (!press.hit || !canRaise(press.hit)) return [];
    this.#clicks.forget();
    this.#state = held ? { name: 'holding', held } : IDLE;
    return this.#pressOther(press);
  }

  /** Handles a release at a point already reported as a move; `aim` is the pile under the carried cards there. */
  release(at: Point, aim: number | undefined): Intent[] {
    const state = this.#state;
    if (state.name === 'dragging') return this.#drop(state.held, aim);
    if (state.name === 'pressed') return this.#click(state.press, state.held, at);
    if (state.name === 'peeking') this.letGo();
    return [];
  }

  /** Takes up the top cards for the keyboard, which reports this and puts them back itself. */
  hold(pile: number, count: number): void {
    this.letGo();
    this.#state = { name: 'holding', held: this.#grasp(pile, count, 'keyboard') };
  }

  /** Shows the whole of a card for the keyboard, or of none. */
  peek(piece: Piece | undefined): void {
    this.#peeked = piece;
  }

  /** Drops what is in the hand without an intent: the table has changed, or the keyboard takes it back. */
  letGo(): void {
    this.#state = IDLE;
    this.#peeked = undefined;
  }

  /** Handles a lost pointer: the held cards go back, and the next click counts as a first one. */
  cancel(): Intent[] {
    const { held } = this;
    this.#clicks.forget();
    this.letGo();
    return held ? [['putBack']] : [];
  }

  /** Handles Escape: the pointer's cards go back; the keyboard handles its own. */
  escape(): Intent[] {
    return this.held?.by === 'keyboard' ? [] : this.cancel();
  }

  #pressOther({ hit }: Press): Intent[] {
    if (!hit) return this.held ? this.cancel() : [['collect']];
    if (!canRaise(hit)) return [];
    const intents = this.cancel();
    this.#state = { name: 'peeking' };
    this.#peeked = hit.piece;
    return intents;
  }

  #startDrag(press: Press, at: Point): Intent[] {
    const far = Math.hypot(at.x - press.at.x, at.y - press.at.y);
    if (far <= (press.touch ? MAX_SLIDE.touch : MAX_SLIDE.mouse) || !press.hit?.piece) return [];
    const { pile, index } = press.hit;
    const count = this.#rules.lifts(pile, index);
    if (count === 0) return [];
    this.#clicks.forget();
    this.letGo();
    this.#state = { name: 'dragging', press, held: this.#grasp(pile, count), carried: NOWHERE };
    return [['picked', pile, count]];
  }

  #grasp(pile: number, count: number, by: Grasp['by'] = 'pointer'): Grasp {
    return { pile, count, targets: this.#rules.targets(pile, count), by };
  }

  #drop(held: Grasp, aim: number | undefined): Intent[] {
    this.#state = IDLE;
    const back = aim === held.pile && !held.targets.includes(aim);
    return place(held, back ? undefined : aim);
  }

  #click(press: Press, held: Grasp | undefined, at: Point): Intent[] {
    const { hit } = press;
    const echo = this.click === 'play' && this.#clicks.isEcho(press);
    const second = this.#clicks.isSecond(press);
    // A press that slid far without being a drag is no click.
    const slid = Math.hypot(at.x - press.at.x, at.y - press.at.y) > 4 * MAX_SLIDE.touch;
    this.#state = slid && held ? { name: 'holding', held } : IDLE;
    if (slid) return held ? [] : this.#stuck(hit);
    if (hit && this.#rules.canTap(hit.pile)) return [...(held ? [['putBack'] as const] : []), ['tap', hit.pile]];
    if (hit && second) return [['doubleClick', hit.pile, hit.index]];
    if (held) return place(held, targetOf(held, hit));
    if (!hit || echo) return [];
    const isPlayed = this.click === 'play';
    if (isPlayed && !hit.piece && this.#rules.fills(hit.pile)) return [['fill', hit.pile]];
    const plays = isPlayed && hit.piece && !this.#rules.chooses(hit.pile, hit.index);
    return plays ? [['play', hit.pile, hit.index]] : this.#pickUp(hit);
  }

  /** Reports a drag that did not start, since the card can’t be picked up. */
  #stuck(hit: Hit | undefined): Intent[] {
    return hit?.piece && !this.#rules.canTap(hit.pile) ? [['stuck', hit.pile, hit.index]] : [];
  }

  #pickUp({ pile, index, piece }: Hit): Intent[] {
    const count = piece ? this.#rules.lifts(pile, index) : 0;
    if (count === 0) return [['idle', pile]];
    if (this.click === 'nothing') return [];
    this.letGo();
    this.#state = { name: 'holding', held: this.#grasp(pile, count) };
    return [['picked', pile, count]];
  }
}

/** Returns the intents of letting cards go onto `to`, or onto no pile. */
function place({ pile, count, targets }: Grasp, to: number | undefined): Intent[] {
  if (to === undefined) return [['putBack']];
  return targets.includes(to) ? [['drop', pile, count, to]] : [['putBack'], ['refused', pile, count, to]];
}

/**
 * Returns the pile that a second click means: on the held cards' own pile only the card under them, where they may be
 * joined.
 */
function targetOf({ pile, targets }: Grasp, hit: Hit | undefined): number | undefined {
  if (hit?.pile !== pile) return hit?.pile;
  return hit.covered && targets.includes(pile) ? pile : undefined;
}
