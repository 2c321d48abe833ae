import { type Card, suitOf } from '../../model/card.ts';
import type { CompiledPile } from '../../legality/compiled-pile.ts';
import type { BeamBoard } from '../boards/snapshots/board.ts';
import type { DigWeights } from './dig-weights.ts';
import type { BeamWeights } from './weights.ts';
import { NEVER_HOME, type Relations } from '../view/relations.ts';

/** More than the number of cards that have to go home before any card. */
const FAR_FROM_HOME = 15;
/** At most this many steps are followed after a card goes home, to see what it gains. */
const MAX_FOLLOWING = 7;

/**
 * Does the same as `DigWeights` for foundations on which a card has no fixed index: they go different ways, go by
 * several ranks at a time, or take any suit. The number of cards that must go home before a card is the lowest over all
 * foundations, each followed from its top card, over all cards that could go there.
 */
export class DigByTops implements Pick<DigWeights, 'weight' | 'above' | 'weigh' | 'gain'> {
  readonly weight = new Float64Array(64);
  readonly above = new Float64Array(64);
  readonly #board: BeamBoard;
  readonly #homes: readonly number[];
  readonly #costs: Float64Array;
  /** By card: how many cards have to go home before it; FAR_FROM_HOME where none of its copies can. */
  readonly #missing = new Uint8Array(64);
  /** Cards in play, cards followed so far on a foundation, and those that come next there; two words each. */
  readonly #inPlay = new Int32Array(2);
  readonly #followed = new Int32Array(2);
  readonly #next = new Int32Array(2);
  #relations: Relations | undefined;

  constructor({ dig, fall }: BeamWeights, board: BeamBoard, homes: readonly number[]) {
    this.#board = board;
    this.#homes = homes;
    this.#costs = Float64Array.from({ length: FAR_FROM_HOME + 1 }, (_, before) =>
      before < FAR_FROM_HOME ? dig * fall ** before : 0,
    );
  }

  /** Computes the weights for a position with these cards home, and clears `above`. */
  weigh(relations: Relations, home: Uint8Array): void {
    this.#relations = relations;
    const { table } = this.#board;
    const { copies, compiled } = relations;
    this.above.fill(0);
    this.#missing.fill(FAR_FROM_HOME);
    this.#inPlay.fill(0);
    for (let card = 1; card < 64; card++) if (home[card]! < copies[card]!) this.#inPlay[card >> 5]! |= 1 << card;
    for (let i = 0; i < this.#homes.length; i++) {
      const pile = compiled.piles[this.#homes[i]!]!;
      const steps = Math.min(FAR_FROM_HOME, pile.full - table.size(this.#homes[i]!));
      this.#begin(pile, table.top(this.#homes[i]!) & 63);
      for (let before = 0; before < steps && this.#goOn(pile, this.#missing, before); before++);
    }
    for (let card = 0; card < 64; card++) this.weight[card] = this.#costs[this.#missing[card]!]!;
  }

  /** Estimates how much cheaper digging becomes once this card is home on that pile. */
  gain(card: Card, _home: Uint8Array, to: number): number {
    const pile = this.#relations!.compiled.piles[to]!;
    const steps = Math.min(MAX_FOLLOWING, pile.full - this.#board.table.size(to) - 1);
    let gain = 0;
    this.#begin(pile, card);
    for (let before = 1; before <= steps; before++) {
      const saved = this.#costs[before]! - this.#costs[before - 1]!;
      for (let half = 0; half < 2; half++) {
        for (let bits = this.#next[half]!; bits !== 0; bits &= bits - 1) {
          const following = (half << 5) | (31 - Math.clz32(bits & -bits));
          if (this.#missing[following] === before) gain += saved * this.above[following]!;
        }
      }
      if (!this.#goOn(pile)) break;
    }
    return gain;
  }

  /** Begins with the cards that this foundation takes on `top`. */
  #begin({ accept }: CompiledPile, top: Card): void {
    const { tables } = this.#relations!.compiled;
    this.#followed.fill(0);
    for (let half = 0; half < 2; half++) this.#next[half] = tables[accept + (top << 1) + half]! & this.#inPlay[half]!;
  }

  /**
   * Goes on to the cards that it takes on those, none of them twice; records in `missing`, for those left behind, that
   * `before` cards have to go home before them. False when there were none.
   */
  #goOn({ accept }: CompiledPile, missing?: Uint8Array, before = 0): boolean {
    const { tables } = this.#relations!.compiled;
    const [low, high] = [this.#next[0]!, this.#next[1]!];
    this.#followed[0]! |= low;
    this.#followed[1]! |= high;
    this.#next.fill(0);
    for (let half = 0; half < 2; half++) {
      for (let bits = half === 0 ? low : high; bits !== 0; bits &= bits - 1) {
        const card = (half << 5) | (31 - Math.clz32(bits & -bits));
        if (missing !== undefined && before < missing[card]!) missing[card] = before;
        this.#next[0]! |= tables[accept + (card << 1)]!;
        this.#next[1]! |= tables[accept + (card << 1) + 1]!;
      }
    }
    for (let half = 0; half < 2; half++) this.#next[half]! &= this.#inPlay[half]! & ~this.#followed[half]!;
    return (low | high) !== 0;
  }
}

/**
 * Whether some card has no fixed place on the foundations, in its suit: they go up and down, leave out ranks or mix
 * suits.
 */
export const lacksOnePlace = ({ order, cards, compiled }: Relations): boolean => {
  const homes = compiled.piles.filter(({ rules }) => rules.role === 'foundation');
  const takes = (card: Card, onto: Card): boolean =>
    homes.some(({ accept }) => ((compiled.tables[accept + (onto << 1) + (card >> 5)]! >>> card) & 1) === 1);
  const mixes = cards.some((onto) => cards.some((card) => suitOf(card) !== suitOf(onto) && takes(card, onto)));
  const unplaced = cards.some((card) => order[card] === NEVER_HOME && cards.some((onto) => takes(card, onto)));
  const places = cards.filter((card) => order[card]! < NEVER_HOME).map((card) => (suitOf(card) << 4) | order[card]!);
  return mixes || unplaced || new Set(places).size < places.length;
};
