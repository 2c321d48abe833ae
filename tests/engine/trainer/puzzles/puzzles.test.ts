import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findGame, loggedWords, resume } from '../../../../engine/rules.ts';
import { type Puzzle, PUZZLE_KINDS, type PuzzleKind } from '../../../../engine/search.ts';
import { type GameTools, makeGameTools } from '../../../../engine/hints/game-tools.ts';
import { movesOf } from '../../../../engine/hints/base/stock-turns.ts';
import { makeMove, parseMove } from '../../../../engine/model/move.ts';
import { parseOptions } from '../../../../engine/model/options.ts';
import type { Session } from '../../../../engine/session/session.ts';
import { judgedMoves } from '../../../../engine/trainer/only-moves.ts';
import { countingSolver } from '../../../../engine/trainer/puzzles/counting-solver.ts';
import { leastMoves } from '../../../lab/puzzles/least-moves.ts';
import { hasSafeHome, loseEnough } from '../../../../engine/trainer/puzzles/puzzle-rule.ts';
import { isWithinPuzzle } from '../../../lab/puzzles/within-finding.ts';
import { ROOT } from '../../../../main/build/root.ts';
import { BY_NIGHT } from '../../../tools/night.ts';
import { shippedPuzzles } from '../../../tools/shipped-puzzles.ts';
import { countsAsMove } from '../../../../engine/trainer/puzzles/counted-move.ts';

/** Puzzles of a game that are proved again, spread over the list; by night all of them. */
const PROVED_PUZZLES: Readonly<Record<PuzzleKind, number>> = { only: 6, within: 2, lost: 4 };

const LISTS = PUZZLE_KINDS.flatMap((kind) =>
  readdirSync(join(ROOT, 'assets/puzzles', kind)).map((name) => [kind, name.replace('.json', '')] as const),
);

/** Returns the tools of a game, and some of its puzzles, each with its position. */
function share<K extends PuzzleKind>(kind: K, id: string, most = PROVED_PUZZLES[kind]) {
  const game = findGame(id)!;
  const { options, puzzles } = shippedPuzzles(kind, id);
  const answers = parseOptions(game, options)!;
  const count = BY_NIGHT ? puzzles.length : Math.min(most, puzzles.length);
  const step = Math.max(1, Math.floor(puzzles.length / count));
  const laid = puzzles
    .filter((_, at) => at % step === 0)
    .map((puzzle) => [puzzle, positionOf(id, options, puzzle)] as const);
  expect(laid.length).toBeGreaterThanOrEqual(Math.min(count, puzzles.length));
  return { tools: makeGameTools(game, answers, countingSolver(game, answers)), laid };
}

function positionOf(id: string, options: string, { deal, moves }: Puzzle): Session {
  const rules = findGame(id)!.version;
  const resumed = resume({ game: id, options, rules, deal, cards: '', moves, at: loggedWords(moves).length });
  return resumed.ok ? resumed.value.session : expect.unreachable();
}

/** Returns the best-looking move in notation. */
function looksBest(tools: GameTools, { table }: Session): string {
  tools.context.position.begin(table);
  const [best] = tools.candidates.list(
    true,
    () => false,
    () => false,
  );
  return makeMove(movesOf(tools, best!)[0]!);
}

test.each(LISTS)('lists puzzles of %s, %s by difficulty, each of another deal', (kind, id) => {
  const { puzzles } = shippedPuzzles(kind, id);
  expect(new Set(puzzles.map(({ deal }) => deal)).size).toBe(puzzles.length);
  const strengths = puzzles.map(({ strength }) => strength);
  expect(strengths).toEqual(strengths.toSorted((a, b) => a - b));
  expect(strengths.length).toBeGreaterThan(10);
});

/** Whether a puzzle keeps the rule: no safe card waits to go home, and at least two thirds of the moves are wrong. */
function keepsRule(puzzle: Puzzle, tools: GameTools, { table }: Session): boolean {
  if ('within' in puzzle) return isWithinPuzzle(tools, table, puzzle.within);
  return !hasSafeHome(tools, table) && loseEnough(judgedMoves(tools, table));
}

describe.each(LISTS)('%s, %s', (kind, id) => {
  test('begins each puzzle after safe cards are home', () => {
    const { tools, laid } = share(kind, id, Infinity);
    for (const [{ deal }, { table }] of laid) expect(hasSafeHome(tools, table), `deal ${deal}`).toBe(false);
  });

  test('makes at least two thirds of the legal moves wrong', () => {
    const { tools, laid } = share(kind, id);
    for (const [puzzle, session] of laid) expect(keepsRule(puzzle, tools, session), `deal ${puzzle.deal}`).toBe(true);
  });
});

const gamesOf = (kind: PuzzleKind): string[] => LISTS.filter(([each]) => each === kind).map(([, id]) => id);

describe.each(gamesOf('only'))('one move wins in %s', (id) => {
  test('has one winning move in all its forms, not the basic bot’s', () => {
    const { tools, laid } = share('only', id);
    for (const [{ wins }, session] of laid) {
      const found = judgedMoves(tools, session.table);
      expect(found.wins.map((same) => same.moves.map(makeMove))).toEqual([wins]);
      expect(found.open).toEqual([]);
      expect(found.lost.length).toBeGreaterThanOrEqual(2);
      expect(wins).not.toContain(looksBest(tools, session));
    }
  });
});

test.each(gamesOf('within'))('wins %s in exactly the stated moves', (id) => {
  const { tools, laid } = share('within', id);
  for (const [{ deal, within }, { table }] of laid) {
    const { least } = leastMoves(tools.context.position, table, within, Infinity);
    expect(least, `deal ${deal}`).toBe(within);
  }
});

test.each(gamesOf('within'))('wins %s by the line that comes with each puzzle', (id) => {
  const { tools, laid } = share('within', id, Infinity);
  const isHome = (pile: number): boolean => tools.solver.rules.piles[pile]?.rules.role === 'foundation';
  for (const [{ deal, within, way }, session] of laid) {
    const moves = way.split(' ').map((word) => parseMove(word)!);
    for (const move of moves) session.play(move);
    expect(session.won, `deal ${deal}`).toBe(true);
    expect(moves.filter((move) => countsAsMove(move, isHome)).length, `deal ${deal}`).toBe(within);
  }
});

describe.each(gamesOf('lost'))('is it lost in %s', (id) => {
  test('is lost exactly where it says so', () => {
    const { tools, laid } = share('lost', id);
    for (const [{ deal, lost }, { table }] of laid) {
      const { verdict } = tools.solver.solve(table, { positions: 400_000 }).toEnd();
      expect(verdict, `deal ${deal}`).toBe(lost ? 'lost' : 'won');
    }
  });

  test('is lost in half of them, at every difficulty', () => {
    const { puzzles } = shippedPuzzles('lost', id);
    const half = puzzles.length >> 1;
    for (const part of [puzzles, puzzles.slice(0, half), puzzles.slice(half)]) {
      const lost = part.filter((puzzle) => puzzle.lost).length / part.length;
      expect(Math.abs(lost - 0.5)).toBeLessThan(part === puzzles ? 0.1 : 0.3);
    }
  });
});
