import type { Session } from '../../../../engine/index.ts';
import { say } from '../../../words/say.ts';
import { readMoves, readTable } from '../../services/speech/read-aloud.ts';
import { whyNone } from '../../services/speech/speech.ts';
import { type FocusMap, focusMapOf, settleFocus, stepFrom } from './focus.ts';
import type { PlayerActions } from '../cards/player-actions.ts';
import { type FocusStep, STEPS, type TableKey } from '../../model/table/table-key.ts';
import { type Spot, topOf } from '../../model/table/spots.ts';
import { typeAhead, type Typed } from './type-ahead.ts';

/** Whether the table has the focus of the page: not, or with its ring, or without until a key is pressed. */
export type Focus = 'none' | 'quiet' | 'ring';

/** What the keyboard plays on: the game, and where its focus and what it lifts can be seen. */
export interface KeyboardView {
  readonly session: Session | undefined;
  readonly mirrored: boolean;
  /** Enter on a card plays it, as a click does; else it picks the card up. */
  readonly clickPlays: boolean;
  /** Nothing else on the page has the focus. */
  readonly free: boolean;
  /** The keyboard's place, and whether the focus of the page is there. */
  stand(spot: Spot, focus: Focus): void;
  lift(pile: number, count: number): void;
  unlift(): void;
  /** Shows the whole of a covered card, until the next key. */
  peek(spot: Spot | undefined): void;
  tell(message: string, said?: string): void;
}

export type KeyboardActions = Pick<
  PlayerActions,
  'deal' | 'tap' | 'play' | 'idle' | 'doubleClick' | 'drop' | 'putBack' | 'picked'
>;

const isStep = (key: TableKey): key is FocusStep => STEPS.some((step) => step === key);

/** The table played by keyboard: a focus that moves over piles and cards, and cards lifted by it. */
export class KeyboardPlay {
  readonly #view: KeyboardView;
  readonly #actions: KeyboardActions;
  #spot: Spot = { pile: 0, index: 0 };
  /** Its place is a top card, and stays on top when the pile changes. */
  #onTop = true;
  #focus: Focus = 'none';
  #session: Session | undefined;
  #lifted: { readonly pile: number; readonly count: number } | undefined;
  #typed: Typed | undefined;
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

  /** A letter of a card's name goes to that card; false when it belongs to none. `time` in milliseconds. */
  type(letter: string, time: number): boolean {
    const map = this.#map();
    const found = map && typeAhead(letter, time, this.#typed, this.#spot, map);
    this.#typed = found?.typed;
    if (found?.spot) this.#go(found.spot);
    return found !== undefined;
  }

  /**
   * The focus of the page has come to a card, by the Tab key, from a panel that was closed, or by other ways of
   * assistance.
   */
  arrive(spot: Spot = this.#spot, focus: Focus = 'ring'): void {
    if (this.#focus !== 'none' && spot.pile === this.#spot.pile && spot.index === this.#spot.index) return;
    this.#go(spot, focus);
  }

  /** A press on a card that is no pointer's: what Enter does there. */
  activate(spot: Spot): void {
    this.arrive(spot);
    this.press('enter');
  }

  /** The focus of the page has gone elsewhere: what is lifted stays lifted. */
  leave(): void {
    this.#endPeek();
    this.#focus = 'none';
    this.#view.stand(this.#spot, 'none');
  }

  /** The mouse has taken over: no ring, nothing lifted. */
  hide(): void {
    this.#release();
    if (this.#focus !== 'none') this.leave();
  }

  /**
   * The table has changed: what was lifted, raised or half typed there is let go, and the focus stays on a card that is
   * there. A new game has it at its beginning, and takes it where it is free.
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

  /** A focus that was not on the table comes to where it was before it goes any further. */
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
   * What a click there would do: the pile's own action, else playing the card or picking it up; Space picks it up in
   * any case.
   */
  #act(key: 'space' | 'enter'): void {
    const { session } = this.#view;
    if (!session) return;
    const { pile, index } = this.#spot;
    const count = session.lifts(pile, index);
    if (session.canTap(pile) && (key === 'enter' || count === 0)) return this.#actions.tap(pile);
    const plays = key === 'enter' && this.#view.clickPlays && session.table.size(pile) > 0;
    if (plays && !session.chooses(pile, index)) return this.#actions.play(pile, index);
    if (count > 0) return this.#lift(pile, count);
    if (key === 'space' && this.#isTalon(session, pile)) return this.#actions.deal();
    if (session.won || session.whyNoClick(pile)) return this.#actions.idle(pile);
    this.#view.tell(whyNone(session, this.#spot));
  }

  /** Where Space means the stock: on it, on the waste, on an empty place. */
  #isTalon({ shapes, table }: Session, pile: number): boolean {
    const role = shapes[pile]?.role;
    return role === 'stock' || role === 'waste' || table.size(pile) === 0;
  }

  #lift(pile: number, count: number): void {
    this.#lifted = { pile, count };
    this.#view.lift(pile, count);
    this.#actions.picked(pile, count);
  }

  /** Onto their own pile cards go only where they may lie on the card under them; else they are put back. */
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
