import { fromOf, type Move } from '../../model/move.ts';
import type { TableView } from '../../model/table.ts';
import { scoreLater } from './reveal-outlook.ts';
import type { RevealEnd, RevealReach, RevealSearch } from './reveal-search.ts';

/** The reach of the search from the position of the hint. */
const FIRST_REACH: RevealReach = { width: 20, layers: 12, patience: 3 };
/** The most ends that are compared, and the most of them that turn up a card of the same pile. */
const MAX_ENDS = 8;
const MAX_ENDS_OF_PILE = 2;

/** An end, with the sum of its results and the number of worlds it was tried in. */
interface ComparedEnd {
  readonly end: RevealEnd;
  readonly moves: readonly Move[];
  sum: number;
  of: number;
}

/**
 * Chooses among the ends of a stage: plays on a little from the best-looking ones, in ways the hidden cards could lie.
 */
export class RevealChoice {
  readonly #search: RevealSearch;
  readonly #worlds: { next(): TableView };
  readonly #rounds: number;
  #compared: readonly ComparedEnd[] = [];

  /**
   * `worlds`: returns the table with the hidden cards in a different order; `rounds`: the number of worlds in which
   * every end is tried, then the better half in as many more, and so on.
   */
  constructor(search: RevealSearch, worlds: { next(): TableView }, rounds: number) {
    this.#search = search;
    this.#rounds = rounds;
    this.#worlds = worlds;
  }

  /**
   * Thinks, and yields the positions of each step. `may`: whether a line may begin with this move; `plan`: moves to an
   * end that was chosen before.
   */
  *think(may: (first: Move) => boolean, plan?: readonly Move[]): Generator<number, void> {
    const search = this.#search;
    const begun = search.positions;
    search.board.table.take(this.#worlds.next());
    const ends = search.ends(FIRST_REACH);
    const dealing = search.deal();
    const found = chosen(ends)
      .map((end) => ({ end, moves: end.moves.length > 0 ? end.moves : (dealing ?? []), sum: 0, of: 0 }))
      .filter(({ moves: [first] }) => first !== undefined && may(first));
    this.#compared = plan === undefined || ends[0]?.kind === 'wins' ? found : withPlan(found, plan);
    yield search.positions - begun;
    if (ends[0]?.kind === 'wins') return;
    // Sequential halving (Z. Karnin, T. Koren and O. Somekh, 2013): what is far behind drops out early.
    for (let left = this.#compared; left.length > 1; left = this.#best().slice(0, left.length >> 1))
      for (let round = 0; round < this.#rounds; round++) yield* this.#playOn(left);
  }

  /** Lists the moves to each end, the best first; by looks until ends have been tried. */
  ranked(): readonly (readonly Move[])[] {
    return this.#best().map(({ moves }) => moves);
  }

  /** Sorts the ends: those tried in the most worlds first, of them the best. */
  #best(): readonly ComparedEnd[] {
    return this.#compared.toSorted((a, b) => b.of - a.of || b.sum - a.sum);
  }

  /** Tries each of these ends in the next world. */
  *#playOn(left: readonly ComparedEnd[]): Generator<number, void> {
    const search = this.#search;
    const world = this.#worlds.next();
    const results: number[] = [];
    for (const { end } of left) {
      const before = search.positions;
      results.push(this.#resultOf(end, world));
      yield search.positions - before + 1;
    }
    left.forEach((one, at) => {
      one.sum += results[at]!;
      one.of++;
    });
  }

  #resultOf({ moves, score, kind }: RevealEnd, world: TableView): number {
    return kind === 'stops' ? score : scoreLater(this.#search, world, moves);
  }
}

/** Puts the end of a plan before the other ends. */
function withPlan(found: readonly ComparedEnd[], plan: readonly Move[]): readonly ComparedEnd[] {
  const isPlan = ({ moves }: ComparedEnd): boolean => moves.join() === plan.join();
  const end: RevealEnd = { moves: plan, score: 0, kind: 'turns' };
  return [{ end, moves: plan, sum: 0, of: 0 }, ...found.filter((each) => !isPlan(each))];
}

/** Keeps the best ends: few that turn up a card of the same pile, and the best one at which the stock is dealt. */
function chosen(ends: readonly RevealEnd[]): readonly RevealEnd[] {
  const ofPile = new Map<number, number>();
  const kept = ends.filter(({ kind, moves }) => {
    const pile = kind === 'turns' ? fromOf(moves.at(-1)!) : -1;
    const count = (ofPile.get(pile) ?? 0) + 1;
    ofPile.set(pile, count);
    return count <= (pile < 0 ? 1 : MAX_ENDS_OF_PILE);
  });
  const turning = new Set(kept.filter(({ kind }) => kind === 'turns').slice(0, MAX_ENDS));
  return kept.filter((end) => end.kind !== 'turns' || turning.has(end));
}
