import { fromOf, type Move } from '../../model/move.ts';
import type { TableView } from '../../model/table.ts';
import { StageOutlook } from './stage-outlook.ts';
import type { StageEnd, StageReach, StageSearch } from './stage-search.ts';

/** The search from the position that a hint is wanted for. */
const FIRST: StageReach = { width: 20, layers: 12, patience: 3 };
/** Ends that are compared, and of those that turn up a card of the same pile. */
const COMPARED = 8;
const OF_PILE = 2;

/** An end, and the sum of what came of it in so many worlds. */
interface Compared {
  readonly end: StageEnd;
  readonly moves: readonly Move[];
  sum: number;
  of: number;
}

/**
 * Chooses among the ends of a stage: what looks best is played on from a little, in ways the hidden cards could lie.
 */
export class StageChoice {
  readonly #search: StageSearch;
  readonly #outlook: StageOutlook;
  readonly #worlds: { next(): TableView };
  readonly #rounds: number;
  #compared: readonly Compared[] = [];

  /**
   * `worlds`: gives the table in another way in which the hidden cards could lie; `rounds`: in how many of them every
   * end is played on from, and then in as many more the better half, and of that again.
   */
  constructor(search: StageSearch, worlds: { next(): TableView }, rounds: number) {
    this.#search = search;
    this.#rounds = rounds;
    this.#outlook = new StageOutlook(search);
    this.#worlds = worlds;
  }

  /**
   * Thinks, and gives the positions of each step; `may`: whether moves may begin with this one; `plan`: moves to an end
   * that was chosen before.
   */
  *think(may: (first: Move) => boolean, plan?: readonly Move[]): Generator<number, void> {
    const search = this.#search;
    const begun = search.positions;
    search.board.table.take(this.#worlds.next());
    const ends = search.ends(FIRST);
    const dealing = search.deal();
    const found = chosen(ends)
      .map((end) => ({ end, moves: end.moves.length > 0 ? end.moves : (dealing ?? []), sum: 0, of: 0 }))
      .filter(({ moves: [first] }) => first !== undefined && may(first));
    this.#compared = plan === undefined || ends[0]?.kind === 'wins' ? found : withPlan(found, plan);
    yield search.positions - begun;
    if (ends[0]?.kind === 'wins') return;
    // Sequential halving (Z. Karnin, T. Koren and O. Somekh, 2013): what is far behind is soon done with.
    for (let left = this.#compared; left.length > 1; left = this.#best().slice(0, left.length >> 1))
      for (let round = 0; round < this.#rounds; round++) yield* this.#playOn(left);
  }

  /** The moves to each end, the best first; as they look before any was played on from. */
  ranked(): readonly (readonly Move[])[] {
    return this.#best().map(({ moves }) => moves);
  }

  /** Those played on from in the most worlds first, of them the best. */
  #best(): readonly Compared[] {
    return this.#compared.toSorted((a, b) => b.of - a.of || b.sum - a.sum);
  }

  /** Plays on from each of these ends in the next world. */
  *#playOn(left: readonly Compared[]): Generator<number, void> {
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

  #resultOf({ moves, score, kind }: StageEnd, world: TableView): number {
    return kind === 'stops' ? score : this.#outlook.after(world, moves);
  }
}

/** These ends, and before them the one that a plan comes to. */
function withPlan(found: readonly Compared[], plan: readonly Move[]): readonly Compared[] {
  const isPlan = ({ moves }: Compared): boolean => moves.join() === plan.join();
  const end: StageEnd = { moves: plan, score: 0, kind: 'turns' };
  return [{ end, moves: plan, sum: 0, of: 0 }, ...found.filter((each) => !isPlan(each))];
}

/** The best ends: few that turn up a card of the same pile, and the best at which the stock is dealt. */
function chosen(ends: readonly StageEnd[]): readonly StageEnd[] {
  const ofPile = new Map<number, number>();
  const kept = ends.filter(({ kind, moves }) => {
    const pile = kind === 'turns' ? fromOf(moves.at(-1)!) : -1;
    const count = (ofPile.get(pile) ?? 0) + 1;
    ofPile.set(pile, count);
    return count <= (pile < 0 ? 1 : OF_PILE);
  });
  const turning = new Set(kept.filter(({ kind }) => kind === 'turns').slice(0, COMPARED));
  return kept.filter((end) => end.kind !== 'turns' || turning.has(end));
}
