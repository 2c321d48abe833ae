import { expect, test } from 'vitest';
import type { CarriedTotal } from '../../../../preload/api.ts';
import { carriedSums } from '../../../../renderer/panels/statistics/carried-sums.ts';

const total = (change: Partial<CarriedTotal>): CarriedTotal => ({
  source: 'KPatience',
  player: '',
  game: 'klondike',
  options: 'dealing=three',
  games: 1,
  played: 12,
  won: 1,
  longestWins: 1,
  longestLosses: null,
  bestTime: null,
  fewestMoves: null,
  rules: 'same',
  taken: 1,
  ...change,
});

const TOTALS = [
  total({}),
  total({ options: 'dealing=unlimited', played: 51, won: 9, longestWins: 2, fewestMoves: 101 }),
  total({ options: '', played: 140, won: 20, fewestMoves: 90, rules: 'name' }),
  total({ source: 'PySolFC', player: 'mara', options: '', played: 7, won: 4, bestTime: 207_715 }),
  total({ source: 'PySolFC', player: 'mara', game: '', options: '', games: 3, played: 10, won: 0 }),
  total({ source: 'AisleRiot', options: '', played: 0, won: 0 }),
];

test('adds up options by program and player with the best records', () => {
  expect(carriedSums(TOTALS, 'klondike', null)).toEqual([
    {
      source: 'KPatience',
      player: '',
      played: 203,
      won: 30,
      games: 1,
      records: { longestWins: 2, bestTime: null, fewestMoves: 90 },
      rules: 'name',
    },
    {
      source: 'PySolFC',
      player: 'mara',
      played: 7,
      won: 4,
      games: 1,
      records: { longestWins: 1, bestTime: 207_715, fewestMoves: null },
      rules: 'same',
    },
  ]);
});

test('includes totals with the wanted options only', () => {
  expect(carriedSums(TOTALS, 'klondike', 'dealing=three')).toMatchObject([{ source: 'KPatience', played: 12 }]);
  expect(carriedSums(TOTALS, 'golf', null)).toEqual([]);
});

test('counts unknown games in the overall sum, without records', () => {
  expect(carriedSums(TOTALS, null, null)).toMatchObject([
    { source: 'KPatience', played: 203, games: 1, records: null },
    { source: 'PySolFC', played: 17, won: 4, games: 4, records: null },
  ]);
});
