import type { Budget, Solver, Verdict } from '../solver/index.ts';
import type { VerdictHistory } from './verdict-history.ts';

/** A running search, and its position. */
interface Search {
  readonly at: number;
  readonly solving: ReturnType<Solver['solve']>;
}

/** Finds the verdicts on a game by searching one position after another, in the order of `VerdictHistory.next`. */
export class Judging {
  readonly history: VerdictHistory;
  readonly #solver: Solver;
  readonly #budget: Budget;
  #now: Search | undefined;
  /** Positions visited by the searches that have ended. */
  #before = 0;

  /** `solver`: of the same game and options; `budget`: for each search. The same budget gives the same verdicts. */
  constructor(history: VerdictHistory, solver: Solver, budget: Budget = {}) {
    this.history = history;
    this.#solver = solver;
    this.#budget = budget;
  }

  /** Positions that the searches have visited. */
  get positions(): number {
    return this.#before + (this.#now?.solving.positions ?? 0);
  }

  /**
   * Visits about this many more positions; returns true when the search is finished. Nothing else may use the solver at
   * the same time.
   */
  go(more: number): boolean {
    this.#now ??= this.#begin();
    if (!this.#now) return true;
    const verdict = this.#now.solving.go(more);
    if (verdict) this.#end(verdict);
    return false;
  }

  /** Gives up the current search: its position stays open, and the next one follows. */
  pass(): void {
    if (this.#now) this.#end(this.#now.solving.cancel());
  }

  #begin(): Search | undefined {
    const at = this.history.next;
    return at === undefined ? undefined : { at, solving: this.#solver.solve(this.history.tableAt(at), this.#budget) };
  }

  #end(verdict: Verdict): void {
    const { at, solving } = this.#now!;
    this.#before += solving.positions;
    this.#now = undefined;
    this.history.note(at, verdict);
  }
}
