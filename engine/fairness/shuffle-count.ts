import { type Card, isRed } from '../model/card.ts';
import { makeDeck, PACK } from '../model/deck.ts';
import { shuffled } from '../model/random.ts';
import { chancesOfKept, chancesOfRuns } from './chances.ts';
import { chanceOfMore, chiSquare } from './chi-square.ts';

/**
 * The trials of a shuffle:
 * - `places`: does every card come to every place equally often?
 * - `firsts`: are the first two cards each pair of cards equally often?
 * - `kept`: do as many cards stay where they were as chance leaves there?
 * - `colours`: do red and black alternate as chance mixes them, in runs neither longer nor shorter?
 */
export const SHUFFLE_TRIALS = ['places', 'firsts', 'kept', 'colours'] as const;

export interface ShuffleTrial {
  readonly kind: (typeof SHUFFLE_TRIALS)[number];
  /** Pearson's X² of the counts. */
  readonly x2: number;
  /** Its degrees of freedom, which is also its average. */
  readonly freedom: number;
  /** The probability that a fair shuffle reaches this X² or more. */
  readonly chance: number;
}

/** Number of classes for cards left where they were: 0 to 5, and more together. */
const KEPT_CLASSES = 7;
/** Runs of one colour are counted one by one between these bounds; beyond them even a million deals have too few. */
const MIN_RUNS = 15;
const MAX_RUNS = 38;

const NEW_PACK = makeDeck({});

/** Counts features of dealt packs of 52 cards, for X² tests of how even they are. */
export class ShuffleCount {
  readonly #at = new Map(NEW_PACK.map((card, at) => [card, at]));
  readonly #places = new Uint32Array(PACK * PACK);
  readonly #firsts = new Uint32Array(PACK * PACK);
  readonly #kept = new Uint32Array(KEPT_CLASSES);
  readonly #runs = new Uint32Array(MAX_RUNS - MIN_RUNS + 1);
  #deals = 0;

  /** The deals counted so far. */
  get deals(): number {
    return this.#deals;
  }

  /** Deals and counts `packs` packs with numbers from `first` on, shuffled as every game's deals are. */
  deal(first: number, packs: number): void {
    for (let number = first; number < first + packs; number++) this.add(shuffled(NEW_PACK, number, 0));
  }

  /** Counts a pack in the order in which it is dealt. */
  add(order: readonly Card[]): void {
    let [kept, runs, red] = [0, 0, false];
    for (const [place, card] of order.entries()) {
      const at = this.#indexOf(card);
      this.#places[place * PACK + at]! += 1;
      if (at === place) kept++;
      if (place === 0 || isRed(card) !== red) runs++;
      red = isRed(card);
    }
    this.#firsts[this.#indexOf(order[0]!) * PACK + this.#indexOf(order[1]!)]! += 1;
    this.#kept[Math.min(kept, KEPT_CLASSES - 1)]! += 1;
    this.#runs[Math.min(Math.max(runs, MIN_RUNS), MAX_RUNS) - MIN_RUNS]! += 1;
    this.#deals++;
  }

  /** Evaluates every trial; a fair shuffle's probabilities are spread evenly from 0 to 1. */
  trials(): ShuffleTrial[] {
    const kept = chancesOfKept(KEPT_CLASSES);
    const runs = chancesOfRuns(MIN_RUNS, MAX_RUNS);
    const pairs = this.#firsts.filter((_, cell) => Math.floor(cell / PACK) !== cell % PACK);
    // A card has one place and a place one card: row and column sums are fixed, which scales X² by 51/52.
    const places = chiSquare(this.#places, () => this.#deals / PACK) * ((PACK - 1) / PACK);
    return [
      trial('places', places, (PACK - 1) ** 2),
      trial(
        'firsts',
        chiSquare(pairs, () => this.#deals / pairs.length),
        pairs.length - 1,
      ),
      trial(
        'kept',
        chiSquare(this.#kept, (cell) => this.#deals * kept[cell]!),
        KEPT_CLASSES - 1,
      ),
      trial(
        'colours',
        chiSquare(this.#runs, (cell) => this.#deals * runs[cell]!),
        runs.length - 1,
      ),
    ];
  }

  #indexOf(card: Card): number {
    return this.#at.get(card) ?? 0;
  }
}

const trial = (kind: ShuffleTrial['kind'], x2: number, freedom: number): ShuffleTrial => ({
  kind,
  x2,
  freedom,
  chance: chanceOfMore(x2, freedom),
});
