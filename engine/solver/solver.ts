import { type Deal, dealByNumber, type Dealt, dealOwn } from '../legality/deal.ts';
import type { Game, Answers } from '../model/game.ts';
import type { Move } from '../model/move.ts';
import { RuleSet } from '../legality/rule-set.ts';
import type { TableView } from '../model/table.ts';
import { uncounted } from '../model/options.ts';
import { type SearchContextSettings, makeSearchContext } from './context.ts';
import { knownOf } from './own-games.ts';
import { planOf } from './plans.ts';
import { Position } from './position/position.ts';
import { copyOf, replayed } from './replay.ts';
import { Shortening } from './shorter/shortening.ts';
import type { Ended, SearchContext, Pass, Plan, PlanStep } from './strategy.ts';
import type { Budget, Verdict } from './verdict.ts';

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

  /** The table of a deal, by the solver's own rules. */
  deal(deal: Deal): Dealt {
    const { variant } = this.rules;
    return typeof deal === 'number' ? dealByNumber(variant, deal, this.rules) : dealOwn(variant, deal, this.rules);
  }

  /** Begins to solve a deal or a position of the game. What was being solved before is given up. */
  solve(begun: Deal | TableView, budget: Budget = {}): Solving {
    // The caller may go on playing on a table of his own.
    const from =
      typeof begun === 'number' || Array.isArray(begun) ? this.deal(begun).table : copyOf(begun as TableView);
    this.#now?.cancel();
    if (this.#now?.full) this.#renew();
    this.#now = new Solving(this.#context, budget.plan ?? this.#plan, from, budget);
    return this.#now;
  }

  /** A position whose win is known, as if it had just been found: it can be made shorter. */
  won(from: TableView, moves: readonly Move[]): Solving {
    const solving = this.solve(from);
    solving.take(moves);
    return solving;
  }

  /**
   * Gives back what the strategies have taken: memory that has grown to its limit would end all their later passes at
   * once.
   */
  #renew(): void {
    const { facts, safe } = this.#context;
    this.#context = { ...this.#context, position: new Position(this.rules, facts, safe) };
  }
}

/**
 * A solver of a game, to which it is the same how points are counted. Everything it needs to know is made here, once.
 */
export function solver(game: Game, answers: Answers, settings: SolverSettings = {}): Solver {
  const rules = new RuleSet(game.variant(uncounted(game, answers)));
  return new Solver(rules, settings.plan ?? planOf(game.id), { known: knownOf(game.id), ...settings });
}

/**
 * One position being solved. It can be left at any time, and gone on with later unless the solver has begun another.
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
  /** One of them ended without memory. */
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

  /** Whether a pass had no memory left. */
  get full(): boolean {
    return this.#full;
  }

  /**
   * Takes a win that is known already for the verdict.
   *
   * @throws when the rules forbid one of the moves, or they don't win.
   */
  take(moves: readonly Move[]): void {
    this.#verdict = { verdict: 'won', moves: replayed(this.#context, this.#from, moves) };
  }

  /** Looks at about so many more positions; undefined when nothing is known yet. */
  go(more: number): Verdict | undefined {
    const until = Math.min(this.positions + more, this.#most);
    while (this.#verdict === undefined && this.positions < until) {
      const pass = (this.#pass ??= this.#begin());
      if (pass === undefined) break;
      const ended = pass.go(Math.min(until - this.positions, this.#step!.positions - pass.positions));
      if (ended) this.#end(ended);
      else if (pass.positions >= this.#step!.positions) this.#leave();
    }
    if (this.positions >= this.#most) this.#verdict ??= OPEN;
    return this.#verdict;
  }

  /** Goes on till something is known or the budget is spent; yields after each `step` positions before that. */
  *inSteps(step: number): Generator<void, Verdict, void> {
    for (;;) {
      const verdict = this.go(step);
      if (verdict) return verdict;
      yield;
    }
  }

  /** The same at one go. */
  toEnd(): Verdict {
    for (;;) {
      const verdict = this.go(100_000);
      if (verdict) return verdict;
    }
  }

  /**
   * After a win: looks at about so many more positions for a shorter one, which becomes the verdict. True when nothing
   * more is tried, or when there is no win to make shorter.
   */
  shorten(more: number): boolean {
    if (this.#isLeft || this.#verdict?.verdict !== 'won') return true;
    this.#shortening ??= new Shortening(this.#context, this.#from, this.#start, this.#verdict.moves);
    const done = this.#shortening.go(more);
    this.#verdict = { verdict: 'won', moves: this.#shortening.moves };
    return done;
  }

  /** Gives up: an undecided position stays open, and a win keeps its length. */
  cancel(): Verdict {
    this.#isLeft = true;
    return (this.#verdict ??= OPEN);
  }

  #begin(): Pass | undefined {
    const next = this.#steps.next();
    if (next.done) {
      this.#verdict = OPEN;
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

  #end(ended: Ended): void {
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

const OPEN: Verdict = { verdict: 'open', moves: undefined };
