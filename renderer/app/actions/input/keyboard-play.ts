import type { Session } from '../../../../engine/rules.ts';
import { say } from '../../../words/say.ts';
import { readMoves, readTable } from '../../services/speech/read-aloud.ts';
import { sayNoLift } from '../../services/speech/speech.ts';
import { type FocusMap, focusMapOf, settleFocus, stepFrom } from './focus.ts';
import type { PlayerActions } from '../cards/player-actions.ts';
import { type FocusStep, STEPS, type TableKey } from '../../model/table/table-key.ts';
import { type Spot, topOf } from '../../model/table/spots.ts';
import { typeAhead, type TypedRanks } from './type-ahead.ts';

/** Whether the table has the page's focus: `ring` shows where, `quiet` does not until a key is pressed. */
export type Focus = 'none' | 'quiet' | 'ring';

/** The targets of the keyboard: the game, and the display of its focus and of lifted cards. */
export interface KeyboardView {
  readonly session: Session | undefined;
  readonly mirrored: boolean;
  /** Whether Enter plays a card, as a click does; otherwise it picks the card up. */
  readonly clickPlays: boolean;
  /** Whether nothing else on the page has the focus. */
  readonly free: boolean;
  /** Shows the keyboard's place, and whether the page's focus is there. */
  stand(spot: Spot, focus: Focus): void;
  lift(pile: number, count: number): void;
  unlift(): void;
  /** Shows a covered card in full until the next key. */
  peek(spot: Spot | undefined): void;
  tell(message: string, said?: string): void;
}

export type KeyboardActions = Pick<
  PlayerActions,
  'deal' | 'tap' | 'play' | 'fill' | 'idle' | 'doubleClick' | 'drop' | 'putBack' | 'picked'
>;

const isStep = (key: TableKey): key is FocusStep => STEPS.some((step) => step === key);

/** Plays the table by keyboard: moves a focus over piles and cards, and lifts cards. */
export class KeyboardPlay {
  readonly #view: KeyboardView;
  readonly #actions: KeyboardActions;
  #spot: Spot = { pile: 0, index: 0 };
  /** Whether the focus is on a top card; it then stays on top when the pile changes. */
  #onTop = true;
  #focus: Focus = 'none';
  #session: Session | undefined;
  #lifted: { readonly pile: number; readonly count: number } | undefined;
  #typed: TypedRanks | undefined;
  #peeking = false;

  constructor(view: KeyboardView, actions: KeyboardActions) {
    this.#view = view;
    this.#actions = actions;
  }

  press(key: TableKey): void {
    this.#endPeek();
    if (isStep(key)) return this.#step(key);
    if (key === 'peek') return this.#peek();
    if (key === 'read' || key === 'moves') return this.#readAloud(key);
    if (key === 'escape') return this.#putBack();
    if (key === 'double') return this.#double();
    if (this.#lifted) return this.#drop();
    if (key === 'space' && this.#focus !== 'ring') return this.#actions.deal();
    if (this.#focus === 'none') return this.#step('stay');
    this.#act(key);
  }

  /** Handles a letter of a card's name by going to that card; false if it belongs to none. `time` in milliseconds. */
  type(letter: string, time: number): boolean {
    const map = this.#map();
    const found = map && typeAhead(letter, time, this.#typed, this.#spot, map);
    this.#typed = found?.typed;
    if (found?.spot) this.#go(found.spot);
    return found !== undefined;
  }

  /** Handles the page's focus coming to a card: by the Tab key, from a closed panel, or by assistive technology. */
  arrive(spot: Spot = this.#spot, focus: Focus = 'ring'): void {
    if (this.#focus !== 'none' && spot.pile === this.#spot.pile && spot.index === this.#spot.index) return;
    this.#go(spot, focus);
  }

  /** Handles a press on a card that is not a pointer's, as Enter. */
  activate(spot: Spot): void {
    this.arrive(spot);
    this.press('enter');
  }

  /** Handles the page's focus going elsewhere; lifted cards stay lifted. */
  leave(): void {
    this.#endPeek();
    this.#focus = 'none';
    this.#view.stand(this.#spot, 'none');
  }

  /** Hides the ring and drops lifted cards, because the mouse has taken over. */
  hide(): void {
    this.#release();
    if (this.#focus !== 'none') this.leave();
  }

  /**
   * Follows a change of the table: lets go of cards lifted or raised and of letters typed, and keeps the focus on a
   * card that exists. In a new game the focus starts at the beginning, and takes the page's focus if that is free.
   */
  follow(): void {
    this.#release();
    this.#endPeek();
    this.#typed = undefined;
    const map = this.#map();
    if (!map) return;
    const another = this.#session !== this.#view.session;
    if (another && this.#focus === 'none' && this.#view.free) this.#focus = 'quiet';
    this.#session = this.#view.session;
    const spot = this.#onTop ? topOf(this.#spot.pile, map.table) : this.#spot;
    this.#place(another ? stepFrom(spot, 'first', map) : settleFocus(spot, map), map);
    this.#view.stand(this.#spot, this.#focus);
  }

  #map(): FocusMap | undefined {
    const { session, mirrored } = this.#view;
    return session && focusMapOf(session, mirrored);
  }

  /** Moves the focus. If it was not on the table, it first returns to its last place there. */
  #step(step: FocusStep | 'stay'): void {
    const map = this.#map();
    if (!map) return;
    const spot = settleFocus(this.#spot, map);
    this.#go(step === 'stay' || this.#focus === 'none' ? spot : stepFrom(spot, step, map));
  }

  #go(spot: Spot, focus: Focus = 'ring'): void {
    const map = this.#map();
    if (!map) return;
    this.#place(spot, map);
    this.#focus = focus;
    this.#view.stand(spot, focus);
    this.#view.tell('', this.#fits(spot.pile) ? say('said.fits') : '');
  }

  #place(spot: Spot, { table }: FocusMap): void {
    this.#spot = spot;
    this.#onTop = spot.index === topOf(spot.pile, table).index;
  }

  #fits(pile: number): boolean {
    const lifted = this.#lifted;
    return lifted !== undefined && (this.#view.session?.targets(lifted.pile, lifted.count).includes(pile) ?? false);
  }

  /**
   * Does what a click there would do: runs the pile's own action, or else plays the card or picks it up. Space picks up
   * where that is possible.
   */
  #act(key: 'space' | 'enter'): void {
    const { session } = this.#view;
    if (!session) return;
    const { pile, index } = this.#spot;
    const count = session.lifts(pile, index);
    if (session.canTap(pile) && (key === 'enter' || count === 0)) return this.#actions.tap(pile);
    const isPlayed = key === 'enter' && this.#view.clickPlays;
    if (isPlayed && session.fills(pile)) return this.#actions.fill(pile);
    const plays = isPlayed && session.table.size(pile) > 0;
    if (plays && !session.chooses(pile, index)) return this.#actions.play(pile, index);
    if (count > 0) return this.#lift(pile, count);
    if (key === 'space' && this.#isTalon(session, pile)) return this.#actions.deal();
    if (session.won || session.reasons.noClick(pile)) return this.#actions.idle(pile);
    this.#view.tell(sayNoLift(session, this.#spot));
  }

  /** Whether Space means the stock there: on it, on the waste, on an empty pile. */
  #isTalon({ shapes, table }: Session, pile: number): boolean {
    const role = shapes[pile]?.role;
    return role === 'stock' || role === 'waste' || table.size(pile) === 0;
  }

  #lift(pile: number, count: number): void {
    this.#lifted = { pile, count };
    this.#view.lift(pile, count);
    this.#actions.picked(pile, count);
  }

  /**
   * Drops the lifted cards. On their own pile they move only if they may lie on the card beneath them; otherwise they
   * are put back.
   */
  #drop(): void {
    const lifted = this.#lifted;
    if (!lifted) return;
    const { pile } = this.#spot;
    const back = pile === lifted.pile && !this.#fits(pile);
    this.#release();
    if (back) return this.#actions.putBack();
    this.#onTop = true;
    this.#actions.drop(lifted.pile, lifted.count, pile);
  }

  #readAloud(what: 'read' | 'moves'): void {
    const { session } = this.#view;
    if (session) this.#view.tell('', what === 'read' ? readTable(session) : readMoves(session));
  }

  #double(): void {
    if (this.#focus === 'none') return;
    this.#release();
    this.#actions.doubleClick(this.#spot.pile, this.#spot.index);
  }

  #putBack(): void {
    if (!this.#lifted) return this.#view.tell('');
    this.#release();
    this.#actions.putBack();
  }

  #release(): void {
    if (this.#lifted) this.#view.unlift();
    this.#lifted = undefined;
  }

  #peek(): void {
    if (this.#focus !== 'ring' || this.#lifted || this.#onTop) return;
    this.#peeking = true;
    this.#view.peek(this.#spot);
  }

  #endPeek(): void {
    if (this.#peeking) this.#view.peek(undefined);
    this.#peeking = false;
  }
}
