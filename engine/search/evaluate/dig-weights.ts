import { type Card, suitOf } from '../../model/card.ts';
import type { BeamWeights } from './weights.ts';
import { NEVER_HOME, type Relations } from '../view/relations.ts';

/**
 * The cost of each card above a card, by how many others of its suit have to go home before it. Foundations are assumed
 * to be built in suit; of equal cards any may go first.
 */
export class DigWeights {
  /** By card. */
  readonly weight = new Float64Array(64);
  /** By card: how many cards lie above it, summed over equal cards. The score fills this in. */
  readonly above = new Float64Array(64);
  readonly #costs: Float64Array;
  /** By the number of a card's copies at home: how many lower cards of the suit have no more copies at home. */
  #missing = new Uint8Array(0);
  /** By suit and place: the card there, 0 for none. */
  readonly #cards = new Uint8Array(64);
  #relations: Relations | undefined;
  /** The most copies of any card. */
  #most = 1;

  constructor({ dig, fall }: BeamWeights) {
    this.#costs = Float64Array.from({ length: 16 }, (_, before) => dig * fall ** before);
  }

  /** Computes the weights for a position with these cards home, and clears `above`. */
  weigh(relations: Relations, home: Uint8Array): void {
    if (relations !== this.#relations) this.#arrange(relations);
    const { copies } = relations;
    this.above.fill(0);
    for (let suit = 0; suit < 4; suit++) {
      this.#missing.fill(0);
      for (let place = 0; place < NEVER_HOME; place++) {
        const card = this.#cards[(suit << 4) | place]!;
        if (card === 0) continue;
        const gone = home[card]!;
        this.weight[card] = gone < copies[card]! ? this.#costs[this.#missing[gone]!]! : 0;
        for (let more = gone; more < this.#most; more++) this.#missing[more]!++;
      }
    }
  }

  /** Estimates how much cheaper digging becomes once this card is home, on whichever pile. */
  gain(card: Card, home: Uint8Array, _to: number): number {
    const relations = this.#relations!;
    const suit = suitOf(card);
    const gone = home[card]!;
    let gain = 0;
    for (let place = relations.order[card]! + 1; place < NEVER_HOME; place++) {
      const other = this.#cards[(suit << 4) | place]!;
      if (other === 0 || home[other] !== gone || gone === relations.copies[other]) continue;
      const before = this.#before(suit, place, gone, home);
      if (before > 0) gain += (this.#costs[before]! - this.#costs[before - 1]!) * this.above[other]!;
    }
    return gain;
  }

  /**
   * Counts the lower cards of the suit that must go home before another copy of a card can. `gone`: how many of its
   * copies are home.
   */
  #before(suit: number, place: number, gone: number, home: Uint8Array): number {
    let before = 0;
    for (let lower = place - 1; lower >= 0; lower--) {
      const card = this.#cards[(suit << 4) | lower]!;
      if (card === 0) continue;
      if (home[card]! > gone) break;
      before++;
    }
    return before;
  }

  #arrange(relations: Relations): void {
    this.#relations = relations;
    this.#most = Math.max(...relations.copies);
    this.#missing = new Uint8Array(this.#most);
    this.#cards.fill(0);
    for (let card = 1; card < 64; card++) {
      const place = relations.order[card]!;
      if (relations.copies[card]! > 0 && place < NEVER_HOME) this.#cards[(suitOf(card) << 4) | place] = card;
    }
  }
}
