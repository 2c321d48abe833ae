import { type Card, suitOf } from '../../model/card.ts';
import { looksUp } from '../../model/acceptance.ts';
import { NEVER, type Relations } from '../relations.ts';
import type { BeamBoard } from './board.ts';
import type { DigWeights } from './dig-weights.ts';
import type { BeamWeights } from './weights.ts';

/** More cards than have to go home before any. */
const FAR = 15;
/** Cards that follow one going home, looked at for what its going gains. */
const MAX_FOLLOWING = 7;

/**
 * The same as `DigWeights` for foundations that go different ways, so that two cards of a suit share a place: how many
 * cards have to go home before a card is the fewest over all foundations, each followed from its top card.
 */
export class DigByTops implements Pick<DigWeights, 'weight' | 'above' | 'weigh' | 'gain'> {
  readonly weight = new Float64Array(64);
  readonly above = new Float64Array(64);
  readonly #board: BeamBoard;
  readonly #homes: readonly number[];
  readonly #costs: Float64Array;
  /** By card: how many cards have to go home before it; FAR where none of its copies can. */
  readonly #missing = new Uint8Array(64);
  /** By place among the foundations and top card: the card that follows, 0 for none. */
  readonly #next: Uint8Array;
  #relations: Relations | undefined;

  constructor({ dig, fall }: BeamWeights, board: BeamBoard, homes: readonly number[]) {
    this.#board = board;
    this.#homes = homes;
    this.#costs = Float64Array.from({ length: FAR + 1 }, (_, before) => (before < FAR ? dig * fall ** before : 0));
    this.#next = new Uint8Array(homes.length << 6);
  }

  /** For a position with so many of each card home; no card is counted yet. */
  weigh(relations: Relations, home: Uint8Array): void {
    if (relations !== this.#relations) this.#arrange(relations);
    const { copies } = relations;
    const { table } = this.#board;
    this.above.fill(0);
    this.#missing.fill(FAR);
    for (let nth = 0; nth < this.#homes.length; nth++) {
      let card = this.#next[(nth << 6) | (table.top(this.#homes[nth]!) & 63)]!;
      for (let before = 0; before < FAR && card !== 0 && home[card]! < copies[card]!; before++) {
        if (before < this.#missing[card]!) this.#missing[card] = before;
        card = this.#next[(nth << 6) | card]!;
      }
    }
    for (let card = 0; card < 64; card++) this.weight[card] = this.#costs[this.#missing[card]!]!;
  }

  /** What digging costs less, about, once this card is home on that pile. */
  gain(card: Card, home: Uint8Array, to: number): number {
    const { copies } = this.#relations!;
    const nth = this.#homes.indexOf(to);
    let gain = 0;
    let following = nth < 0 ? 0 : this.#next[(nth << 6) | card]!;
    for (let before = 1; before <= MAX_FOLLOWING && following !== 0; before++) {
      if (home[following]! >= copies[following]!) break;
      if (this.#missing[following] === before)
        gain += (this.#costs[before]! - this.#costs[before - 1]!) * this.above[following]!;
      following = this.#next[(nth << 6) | following]!;
    }
    return gain;
  }

  #arrange(relations: Relations): void {
    this.#relations = relations;
    const { compiled, copies } = relations;
    for (const [nth, pile] of this.#homes.entries()) {
      const { accept } = compiled.piles[pile]!;
      for (let top = 0; top < 64; top++) {
        const follows = (card: Card): boolean => copies[card]! > 0 && looksUp(compiled.tables, accept, card, top) === 1;
        const cards = Array.from({ length: 63 }, (_, at) => at + 1).filter(follows);
        // Where several may follow, as on an empty pile that any ace begins, none is counted on.
        this.#next[(nth << 6) | top] = cards.length === 1 ? cards[0]! : 0;
      }
    }
  }
}

/** Whether two cards of a suit share a place on the foundations: these go up and down. */
export const sharesPlaces = ({ order, copies }: Relations): boolean => {
  const places = Array.from({ length: 64 }, (_, card) => card)
    .filter((card) => copies[card]! > 0 && order[card]! < NEVER)
    .map((card) => (suitOf(card) << 4) | order[card]!);
  return new Set(places).size < places.length;
};
