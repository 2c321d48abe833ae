import { expect, test } from 'vitest';
import { bareWord, loggedWords, parseMove, resume, type Session } from '../../../engine/rules.ts';
import { countsAsMove, type WithinPuzzle } from '../../../engine/search.ts';
import { findGame } from '../../../engine/games/index.ts';
import { makeGameTools } from '../../../engine/hints/game-tools.ts';
import { usualAnswers } from '../../../engine/model/options.ts';
import { Position } from '../../../engine/search/boards/position/position.ts';
import { leastMoves } from './least-moves.ts';
import { shippedPuzzles } from '../../tools/shipped-puzzles.ts';

const GAMES = ['freecell', 'penguin', 'fan'] as const;
const MAX_POSITIONS = 200_000;

function laid(game: string, { deal, moves }: WithinPuzzle): Session {
  const resumed = resume({ game, options: '', rules: 1, deal, cards: '', moves, at: loggedWords(moves).length });
  return resumed.ok ? resumed.value.session : expect.unreachable();
}

test.each(GAMES)('keeps the shortest wins of %s when safe cards are forced home', (id) => {
  const game = findGame(id)!;
  const { solver, context } = makeGameTools(game, usualAnswers(game));
  const unforced = new Position(solver.rules, context.facts, undefined);
  const { puzzles } = shippedPuzzles('within', id);
  for (const puzzle of puzzles.slice(0, 4)) {
    const { table } = laid(id, puzzle);
    const { least } = leastMoves(unforced, table, puzzle.within, MAX_POSITIONS);
    expect(least, `deal ${puzzle.deal}`).toBe(puzzle.within);
  }
});

test('finds a winning line with the stated number of counted moves', () => {
  const { solver, context } = makeGameTools(findGame('freecell')!, {});
  const isHome = (pile: number): boolean => solver.rules.piles[pile]!.rules.role === 'foundation';
  const [puzzle] = shippedPuzzles('within', 'freecell').puzzles;
  const session = laid('freecell', puzzle!);
  const { least, way } = leastMoves(context.position, session.table, puzzle!.within, MAX_POSITIONS);
  for (const move of way) session.play(move);
  expect(session.won).toBe(true);
  expect(way.filter((move) => countsAsMove(move, isHome))).toHaveLength(least!);
});

test('returns nothing beyond its limits of moves or positions', () => {
  const { context } = makeGameTools(findGame('freecell')!, {});
  const puzzle = shippedPuzzles('within', 'freecell').puzzles.at(-1)!;
  const { table } = laid('freecell', puzzle);
  expect(leastMoves(context.position, table, puzzle.within - 1, MAX_POSITIONS).least).toBeUndefined();
  expect(leastMoves(context.position, table, puzzle.within, 20).least).toBeUndefined();
});

test('counts every move except cards that go home', () => {
  const isHome = (pile: number): boolean => pile === 9;
  const moves = ['3>9', '3>4', '3>4x2', '0'].map((word) => parseMove(bareWord(word))!);
  expect(moves.map((move) => countsAsMove(move, isHome))).toEqual([false, true, true, true]);
});
