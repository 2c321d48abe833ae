import { type Deal, dealByNumber, type DealtGame, dealOwn } from '../legality/deal.ts';
import type { Game, Answers } from '../model/game.ts';
import type { Move } from '../model/move.ts';
import { RuleSet } from '../legality/rule-set.ts';
import type { TableView } from '../model/table.ts';
import { uncounted } from '../model/options.ts';
import { type SearchContextSettings, makeSearchContext, type SearchContext } from '../search/context/context.ts';
import { knownOf } from './own-games.ts';
import { planOf } from './plans.ts';
import { Position } from '../search/boards/position/position.ts';
import { replayed } from './base/replay.ts';
import { Shortening } from './shorter/shortening.ts';
import type { PassEnd, Pass, Plan, PlanStep } from './base/strategy.ts';
import type { Budget, Verdict } from './base/verdict.ts';
import { copyOf } from '../model/table-copy.ts';

/** The settings of a solver besides the game: tests leave pruning rules out, benches try other plans. */
export interface SolverSettings extends SearchContextSettings {
  readonly plan?: Plan;
}

/**
 * Solves deals and positions of one game with its options, one after the other; its memory and tables are made once.
 */
export class Solver {
  readonly rules: RuleSet;
  readonly #plan: Plan;
  #context: SearchContext;
  #now: Solving | undefined;

  constructor(rules: RuleSet, plan: Plan, settings: SearchContextSettings = {}) {
    this.rules = rules;
    this.#plan = plan;
    this.#context = makeSearchContext(rules, settings);
  }

  /** Deals a table, by the solver's own rules. */
  deal(deal: Deal): DealtGame {
    const { variant } = this.rules;
    return typeof deal === 'number' ? dealByNumber(variant, deal, this.rules) : dealOwn(variant, deal, this.rules);
  }

  /** Begins to solve a deal or a position of the game, giving up the previous one. */
  solve(begun: Deal | TableView, budget: Budget = {}): Solving {
    // The caller may continue playing on the table passed in.
    const from =
      typeof begun === 'number' || Array.isArray(begun) ? this.deal(begun).table : copyOf(begun as TableView);
    this.#now?.cancel();
    if (this.#now?.full) this.#renew();
    this.#now = new Solving(this.#context, budget.plan ?? this.#plan, from, budget);
    return this.#now;
  }

  /** Begins with a position whose win is known, as if it had just been found: it can be shortened. */
  won(from: TableView, moves: readonly Move[]): Solving {
    const solving = this.solve(from);
    solving.take(moves);
    return solving;
  }

  /** Frees what the strategies have cached: memory grown to its limit would end all their later passes at once. */
  #renew(): void {
    const { facts, safe } = this.#context;
    this.#context = { ...this.#context, position: new Position(this.rules, facts, safe) };
  }
}

/**
 * Makes a solver of a game, ignoring how points are counted. Everything that it needs to know is prepared here, once.
 */
export function solver(game: Game, answers: Answers, settings: SolverSettings = {}): Solver {
  const rules = new RuleSet(game.variant(uncounted(game, answers)));
  return new Solver(rules, settings.plan ?? planOf(game.id), { known: knownOf(game.id), ...settings });
}

/**
 * One position being solved. The search can pause at any time, and continue later unless the solver has begun another.
 */
export class Solving {
  readonly #context: SearchContext;
  readonly #from: TableView;
  readonly #most: number;
  readonly #steps: Iterator<PlanStep, unknown, unknown>;
  readonly #start: number;
  #step: PlanStep | undefined;
  #pass: Pass | undefined;
  /** Positions of passes that have ended. */
  #before = 0;
  /** Whether one of them ran out of memory. */
  #full = false;
  #verdict: Verdict | undefined;
  #shortening: Shortening | undefined;
  #isLeft = false;

  constructor(context: SearchContext, plan: Plan, from: TableView, { positions = Infinity }: Budget) {
    this.#context = context;
    this.#from = from;
    this.#most = positions;
    this.#steps = plan[Symbol.iterator]();
    context.position.begin(from);
    this.#start = context.position.table.end;
  }

  /** Positions looked at so far. */
  get positions(): number {
    return this.#before + (this.#pass?.positions ?? 0);
  }

  /** Whether a pass ran out of memory. */
  get full(): boolean {
    return this.#full;
  }

  /**
   * Makes a win known already the verdict.
   *
   * @throws when the rules forbid one of the moves, or they don't win.
   */
  take(moves: readonly Move[]): void {
    this.#verdict = { verdict: 'won', moves: replayed(this.#context, this.#from, moves) };
  }

  /** Looks at about `more` further positions; undefined when nothing is known yet. */
  go(more: number): Verdict | undefined {
    const until = Math.min(this.positions + more, this.#most);
    while (this.#verdict === undefined && this.positions < until) {
      const pass = (this.#pass ??= this.#begin());
      if (pass === undefined) break;
      const ended = pass.go(Math.min(until - this.positions, this.#step!.positions - pass.positions));
      if (ended) this.#end(ended);
      else if (pass.positions >= this.#step!.positions) this.#leave();
    }
    if (this.positions >= this.#most) this.#verdict ??= OPEN_VERDICT;
    return this.#verdict;
  }

  /** Continues until a verdict is found or the budget is spent; yields after every `step` positions. */
  *inSteps(step: number): Generator<void, Verdict, void> {
    for (;;) {
      const verdict = this.go(step);
      if (verdict) return verdict;
      yield;
    }
  }

  /** Does the same without yielding. */
  toEnd(): Verdict {
    for (;;) {
      const verdict = this.go(100_000);
      if (verdict) return verdict;
    }
  }

  /**
   * After a win, looks at about `more` further positions for a shorter one, which becomes the verdict. Returns true
   * when nothing more is left to try, or there is no win to shorten.
   */
  shorten(more: number): boolean {
    if (this.#isLeft || this.#verdict?.verdict !== 'won') return true;
    this.#shortening ??= new Shortening(this.#context, this.#from, this.#start, this.#verdict.moves);
    const done = this.#shortening.go(more);
    this.#verdict = { verdict: 'won', moves: this.#shortening.moves };
    return done;
  }

  /** Stops: an undecided position stays open, and a win keeps its length. */
  cancel(): Verdict {
    this.#isLeft = true;
    return (this.#verdict ??= OPEN_VERDICT);
  }

  #begin(): Pass | undefined {
    const next = this.#steps.next();
    if (next.done) {
      this.#verdict = OPEN_VERDICT;
      return undefined;
    }
    this.#step = next.value;
    this.#context.position.undo(this.#start);
    this.#context.position.settle();
    return next.value.strategy.begin(this.#context);
  }

  #leave(): void {
    this.#before = this.positions;
    this.#pass = undefined;
  }

  #end(ended: PassEnd): void {
    if (ended.end === 'won')
      this.#verdict = { verdict: 'won', moves: replayed(this.#context, this.#from, ended.moves) };
    else if (ended.end === 'exhausted' && this.#step!.strategy.complete) {
      this.#verdict = { verdict: ended.chance || this.#context.position.chance ? 'chance' : 'lost', moves: undefined };
    } else {
      this.#full ||= ended.end === 'full';
      this.#leave();
    }
  }
}

const OPEN_VERDICT: Verdict = { verdict: 'open', moves: undefined };
