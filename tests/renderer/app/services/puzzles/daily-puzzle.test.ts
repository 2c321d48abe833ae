import { describe, expect, test } from 'vitest';
import { PUZZLE_KINDS } from '../../../../../engine/search.ts';
import { dailyPuzzle } from '../../../../../renderer/app/services/puzzles/daily-puzzle.ts';
import { puzzledGames } from '../../../../../renderer/app/services/puzzles/puzzle-lists.ts';

const DAY = 20_600;

describe('the puzzle of the day', () => {
  test('is of the present game if it has puzzles, else of FreeCell', async () => {
    expect((await dailyPuzzle(DAY, 'penguin'))?.game).toBe('penguin');
    expect((await dailyPuzzle(DAY, 'klondike'))?.game).toBe('freecell');
    expect((await dailyPuzzle(DAY, undefined))?.game).toBe('freecell');
  });

  test('cycles through the game’s kinds, the same for everybody', async () => {
    const kinds = PUZZLE_KINDS.filter((kind) => puzzledGames(kind).includes('freecell'));
    const days = await Promise.all(kinds.map((_, at) => dailyPuzzle(DAY + at, 'freecell')));
    expect(new Set(days.map((one) => one?.kind))).toEqual(new Set(kinds));
    expect(await dailyPuzzle(DAY, 'freecell')).toEqual(await dailyPuzzle(DAY, 'freecell'));
  });

  test('is in the list on every day of a year', async () => {
    for (let day = DAY; day < DAY + 366; day++) {
      const found = await dailyPuzzle(day, 'fan');
      expect(found?.list.puzzles).toContain(found?.puzzle);
    }
  });
});
