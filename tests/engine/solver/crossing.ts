import type { Game } from '../../../engine/model/game.ts';
import { Moves } from '../../../engine/legality/move-generator.ts';
import type { RuleSet } from '../../../engine/legality/rule-set.ts';
import { makeMove, type Move } from '../../../engine/model/move.ts';
import { parseOptions } from '../../../engine/model/options.ts';
import { numbersBelow, xoshiro } from '../../../engine/model/random.ts';
import type { Table } from '../../../engine/model/table.ts';
import type { Solver, solver, Verdict } from '../../../engine/solver/index.ts';
import { PRUNING, type Pruning } from '../../../engine/search/pruning/pruning.ts';
import type { Plan } from '../../../engine/solver/base/strategy.ts';

/** All pruning rules, and none. */
export const EVERY_PRUNING: ReadonlySet<Pruning> = new Set(PRUNING);
export const NO_PRUNING: ReadonlySet<Pruning> = new Set();
export const allBut = (rule: Pruning): ReadonlySet<Pruning> => new Set(PRUNING.filter((other) => other !== rule));

/**
 * What to solve: deals of a game and positions reached from them, each with each set of rules, within a number of
 * positions.
 */
export interface Asked {
  readonly game: Game;
  readonly options: string;
  readonly deals: readonly number[];
  /** The number of positions reached from each deal. */
  readonly strays: number;
  readonly sets: readonly ReadonlySet<Pruning>[];
  readonly positions: number;
  readonly plan?: Plan | undefined;
}

/** A position, by its deal and the moves to it, with its verdict for each set of rules. */
export interface Solved {
  readonly deal: number;
  readonly moves: string;
  readonly verdicts: readonly Verdict['verdict'][];
}

/** Solves each position with each set of rules, and returns the first that is won with one and not won with another. */
export function firstCrossing(make: typeof solver, asked: Asked): Solved | undefined {
  const { game, options, sets, positions, plan } = asked;
  const solvers = sets.map((pruning) =>
    make(game, parseOptions(game, options)!, { pruning, bytes: 2 ** 21, ...(plan && { plan }) }),
  );
  for (const deal of asked.deals) {
    const { table } = solvers[0]!.deal(deal);
    const verdicts = solvers.map((one) => one.solve(table, { positions }).toEnd());
    const { moves: win = [] } = verdicts.find(({ verdict }) => verdict === 'won') ?? {};
    if (isCrossed(verdicts)) return { deal, moves: '', verdicts: verdicts.map(({ verdict }) => verdict) };
    for (let nth = 0; nth < asked.strays; nth++) {
      const crossed = crossedAstray(solvers, table, { deal, win, nth, positions });
      if (crossed) return crossed;
    }
  }
  return undefined;
}

const isCrossed = (verdicts: readonly Verdict[]): boolean =>
  verdicts.some(({ verdict }) => verdict === 'won') &&
  verdicts.some(({ verdict }) => verdict === 'lost' || verdict === 'chance');

interface Astray {
  readonly deal: number;
  readonly win: readonly Move[];
  readonly nth: number;
  readonly positions: number;
}

/**
 * Follows the win for part of its length, then makes a few random moves, because late positions are decided even if no
 * rule is left out. The table is restored.
 */
function crossedAstray(
  solvers: readonly Solver[],
  table: Table,
  { deal, win, nth, positions }: Astray,
): Solved | undefined {
  const [{ rules }] = solvers as [Solver];
  const { end } = table;
  const below = numbersBelow(xoshiro(deal * 100 + nth));
  const moves = win.slice(0, Math.floor((win.length * (50 + below(50))) / 100));
  for (const move of moves) rules.make(table, move);
  moves.push(...stray(rules, table, win.length === 0 ? 10 + below(40) : below(8), below));
  const verdicts = solvers.map((one) => one.solve(table, { positions }).toEnd());
  table.undo(end);
  return isCrossed(verdicts)
    ? { deal, moves: moves.map(makeMove).join(' '), verdicts: verdicts.map(({ verdict }) => verdict) }
    : undefined;
}

/** Makes random moves whose results are not random. */
function stray(rules: RuleSet, table: Table, times: number, below: (n: number) => number): Move[] {
  const found = new Moves();
  const made: Move[] = [];
  for (let i = 0; i < times; i++) {
    rules.legalMoves(table, found);
    const move = found.length === 0 ? undefined : found.list[below(found.length)]!;
    if (move === undefined || rules.isChance(move, table)) break;
    rules.make(table, move);
    made.push(move);
  }
  return made;
}
