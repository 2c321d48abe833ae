import { isDrag, type Session, toOf } from '../../engine/index.ts';
import { capital, saySpot } from '../words/cards.ts';
import { say } from '../words/say.ts';
import type { App } from './app.ts';
import { type Ground, settle, type Spot, type Step, stepFrom, STEPS } from './focus.ts';
import type { Hands } from './hands.ts';
import type { TableKey } from './keyboard.ts';

const groundOf = (session: Session): Ground => ({
  shapes: session.shapes,
  table: session.table,
  open: new Set(session.legalMoves().filter(isDrag).map(toOf)),
});

const isStep = (key: TableKey): key is Step => STEPS.some((step) => step === key);

/** The table played by keyboard: a focus that moves over piles and cards, and cards lifted by it. */
export class Keys {
  readonly #app: App;
  readonly #hands: Hands;
  #spot: Spot = { pile: 0, index: 0 };
  #shown = false;
  #lifted: { readonly pile: number; readonly count: number } | undefined;

  constructor(app: App, hands: Hands) {
    this.#app = app;
    this.#hands = hands;
  }

  press(key: TableKey): void {
    if (isStep(key)) return this.#step(key);
    if (key === 'escape') return this.putBack();
    if (key === 'double') return this.#double();
    if (this.#lifted) return this.#drop();
    if (key === 'space' && !this.#shown) return this.#hands.deal();
    this.#act(key);
  }

  /** The mouse has taken over, or the table is another: no ring, nothing lifted. */
  hide(): void {
    this.#release();
    this.#shown = false;
    this.#app.board?.focus(null, 0);
  }

  putBack(): void {
    if (!this.#lifted) return this.hide();
    this.#release();
    this.#hands.putBack();
  }

  /** The table has changed: the ring stays on a card that is there. */
  follow(): void {
    this.#release();
    if (this.#shown) this.#show();
  }

  #step(step: Step): void {
    const session = this.#app.play?.session;
    if (!session) return;
    const ground = groundOf(session);
    const spot = settle(this.#spot, ground);
    this.#spot = this.#shown ? stepFrom(spot, step, ground) : spot;
    this.#show();
    this.#app.tell('', saySpot(session.shapes, session.table, this.#spot.pile, this.#spot.index));
  }

  #show(): void {
    const session = this.#app.play?.session;
    if (!session) return;
    this.#shown = true;
    this.#spot = settle(this.#spot, groundOf(session));
    this.#app.board?.focus(this.#spot.pile, this.#spot.index);
  }

  /** What a click there would do: the pile's own action, else picking up. */
  #act(key: 'space' | 'enter'): void {
    const session = this.#app.play?.session;
    if (!session) return;
    const { pile, index } = settle(this.#spot, groundOf(session));
    const count = session.lifts(pile, index);
    const acts = session.canTap(pile) && (key === 'enter' || count === 0);
    if (acts) return this.#then(() => this.#hands.tap(pile));
    if (count === 0)
      return key === 'space' ? this.#then(() => this.#hands.deal()) : this.#app.tell(say('told.nothing-here'));
    this.#lifted = { pile, count };
    this.#app.board?.lift(pile, count);
    this.#hands.picked(pile, count);
  }

  #drop(): void {
    const lifted = this.#lifted;
    if (!lifted) return;
    this.#release();
    if (this.#spot.pile === lifted.pile) return this.#hands.putBack();
    this.#then(() => this.#hands.drop(lifted.pile, lifted.count, this.#spot.pile));
  }

  #double(): void {
    if (!this.#shown) return;
    this.#release();
    this.#then(() => this.#hands.doubleClick(this.#spot.pile));
  }

  #then(act: () => void): void {
    act();
    if (this.#shown) this.#show();
  }

  #release(): void {
    if (this.#lifted) this.#app.board?.unlift();
    this.#lifted = undefined;
  }
}

/** What a screen reader says on coming to the table. */
export const greet = (game: string): string => `${capital(say('table.name', { game }))}. ${say('table.help')}`;
