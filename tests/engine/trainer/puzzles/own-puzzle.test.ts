import { expect, test } from 'vitest';
import { loggedWords, type Saved } from '../../../../engine/rules.ts';
import type { OnlyPuzzle } from '../../../../engine/search.ts';
import { numbersBelow, xoshiro } from '../../../../engine/model/random.ts';
import { findOwnPuzzle, makeOwnPuzzle, parseOwnPuzzle } from '../../../../engine/trainer/puzzles/own-puzzle.ts';
import { lostAtPuzzle } from '../../../tools/lost-at-puzzle.ts';
import { shippedPuzzles } from '../../../tools/shipped-puzzles.ts';
import { toEnd } from '../../../tools/to-end.ts';
import { randomGame } from '../../review/random-game.ts';

const FREECELL = shippedPuzzles('only', 'freecell');

/** Returns a game that was lost at a puzzle, with up to `more` random moves after it. */
function lostAt(puzzle: OnlyPuzzle, more: number): Saved {
  const session = lostAtPuzzle(puzzle);
  const below = numbersBelow(xoshiro(puzzle.deal));
  for (let made = 0; made < more; made++) {
    const legal = session.legalMoves();
    if (legal.length > 0) session.play(legal[below(legal.length)]!);
  }
  return session.save();
}

test('finds the last position of a lost open game with one winning move', () => {
  const puzzles = FREECELL.puzzles.filter((_, at) => at % 15 === 0);
  for (const [more, puzzle] of puzzles.entries()) {
    const { wins, strength } = puzzle;
    const expected = { at: loggedWords(puzzle.moves).length, wins, strength };
    expect(toEnd(findOwnPuzzle(lostAt(puzzle, 2 * more))), `deal ${puzzle.deal}`).toEqual(expected);
  }
  expect(puzzles.length).toBeGreaterThan(5);
});

test('reports increasing progress', () => {
  const shares = Array.from(findOwnPuzzle(lostAt(FREECELL.puzzles.at(-1)!, 4)));
  expect(shares.length).toBeGreaterThan(5);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBeLessThanOrEqual(1);
});

test('finds none where every move still won', () => {
  expect(toEnd(findOwnPuzzle(randomGame('freecell', 3, 8)))).toBeUndefined();
});

test('finds none with hidden cards or an unreadable game', () => {
  expect(toEnd(findOwnPuzzle(randomGame('klondike', 1, 20)))).toBeUndefined();
  expect(toEnd(findOwnPuzzle({ ...randomGame('golf', 1, 4), game: 'poker-night' }))).toBeUndefined();
});

test('restores a puzzle from its text', () => {
  const puzzle = { at: 23, wins: ['6>9', '6>9x2'], strength: 1400 };
  expect(parseOwnPuzzle(makeOwnPuzzle(puzzle))).toEqual(puzzle);
  for (const text of ['', '23', '23 6>9', 'x y z', makeOwnPuzzle(undefined)])
    expect(parseOwnPuzzle(text)).toBeUndefined();
});
