import { bestFirst } from '../best-first/best-first.ts';
import { type EvaluationWeights, STAGES } from '../best-first/weights.ts';
import type { Move } from '../../model/move.ts';
import type { TableView } from '../../model/table.ts';
import { packed } from '../packed/packed.ts';
import { replayed } from '../base/replay.ts';
import type { Pass, Win } from '../base/strategy.ts';
import { Detours } from './detours.ts';
import type { SearchContext } from '../../search/context/context.ts';

/** The weights of the passes: those of three stages, with each move costing ever more than in a search for any win. */
const PASS_WEIGHTS = [2, 3, 4].flatMap((times) =>
  [0, 1, 3].map((stage) => withMoveCost(STAGES[stage]!.weights, times)),
);

/** Positions per pass; most passes that find a win do so within these. */
const PASS_POSITIONS = 2500;

/**
 * Makes a win shorter: runs best-first passes in which each move costs ever more, each looking only for wins of fewer
 * moves than the shortest so far, and takes out of each win what it does not need. It begins by taking out detours, so
 * that a win gets shorter even where no pass finds another. Every win is replayed by the rules.
 */
export class Shortening {
  readonly #context: SearchContext;
  readonly #from: TableView;
  /** The journal's length in the position to be won. */
  readonly #start: number;
  #best: readonly Move[];
  #detours: Detours | undefined;
  #pass: Pass | undefined;
  #next = 0;

  constructor(context: SearchContext, from: TableView, start: number, win: readonly Move[]) {
    this.#context = context;
    this.#from = from;
    this.#start = start;
    this.#best = win;
    this.#detours = this.#detoursOf(win);
  }

  /** The shortest win so far. */
  get moves(): readonly Move[] {
    return this.#best;
  }

  /** Looks at about `more` further positions; true when nothing is left to try. */
  go(more: number): boolean {
    for (let left = more; left > 0;) {
      if (this.#detours !== undefined) left -= this.#straighten(this.#detours, left);
      else if (this.#pass === undefined && !this.#begin()) return true;
      else left -= this.#search(this.#pass!, left);
    }
    return false;
  }

  #detoursOf(win: readonly Move[]): Detours {
    return new Detours(this.#context.position.rules, this.#from, win);
  }

  /** Positions that were looked at. */
  #straighten(detours: Detours, left: number): number {
    const before = detours.made;
    if (detours.go(left)) {
      this.#keep(this.#replayed(detours.moves));
      this.#detours = undefined;
    }
    return Math.max(1, detours.made - before);
  }

  #keep(moves: readonly Move[]): void {
    if (moves.length < this.#best.length) this.#best = moves;
  }

  #replayed(win: Win): readonly Move[] {
    return replayed(this.#context, this.#from, win);
  }

  /** Begins the next pass, if there is one: on a packed board where the rules fit one. */
  #begin(): boolean {
    const weights = PASS_WEIGHTS[this.#next++];
    if (weights === undefined) return false;
    this.#pass = this.#passOf(packed(weights));
    if (this.#pass.go(0)?.end === 'unfit') this.#pass = this.#passOf(bestFirst(weights, this.#best.length));
    return true;
  }

  #passOf(strategy: { begin(context: SearchContext): Pass }): Pass {
    const { position } = this.#context;
    position.undo(this.#start);
    position.settle();
    return strategy.begin(this.#context);
  }

  /** Positions that were looked at. */
  #search(pass: Pass, left: number): number {
    const before = pass.positions;
    const ended = pass.go(Math.min(left, PASS_POSITIONS - before));
    if (ended?.end === 'won') this.#take(ended.moves);
    if (ended !== undefined || pass.positions >= PASS_POSITIONS) this.#pass = undefined;
    return Math.max(1, pass.positions - before);
  }

  /** Longer wins lose their detours too, as they may be shorter then. */
  #take(win: Win): void {
    const moves = this.#replayed(win);
    this.#keep(moves);
    this.#detours = this.#detoursOf(moves);
  }
}

function withMoveCost(weights: EvaluationWeights, times: number): EvaluationWeights {
  return { ...weights, depth: weights.depth * times };
}
