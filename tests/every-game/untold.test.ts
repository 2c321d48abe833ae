import { expect, test } from 'vitest';
import { unexplainedGames } from '../tools/pages/unexplained.ts';

test('explains rules that a description leaves open at a glance or in the lesson', () => {
  const games = unexplainedGames();
  expect(games.length).toBeGreaterThan(50);
  expect(games.filter(({ by }) => by === 'nobody')).toEqual([]);
});
