import { expect, test } from 'vitest';
import { parseDeals } from './arguments.ts';

test('games may be named, and how much is to be done', () => {
  expect(parseDeals('golf --missing --tries 50 --positions 900 --plays 4 --seconds 3 --wanted 500'.split(' '))).toEqual(
    {
      games: ['golf'],
      missing: true,
      anew: false,
      tried: 50,
      positions: 900,
      plays: 4,
      seconds: 3,
      wanted: 500,
    },
  );
});

test('what is not said stays as it was when the list was written', () => {
  expect(parseDeals([])).toEqual({ games: [], missing: false, anew: false });
});

test('a list may be asked to begin otherwise', () => {
  expect(parseDeals(['--anew'])).toMatchObject({ anew: true });
});

test('what is wrong with the words is told', () => {
  expect(parseDeals(['golff'])).toBe('There is no game golff.');
  for (const words of [['--tries', '0'], ['--tries', 'x'], ['--tries'], ['--fast']])
    expect(parseDeals(words)).toMatch(/^Usage/);
});
