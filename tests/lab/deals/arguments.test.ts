import { expect, test } from 'vitest';
import { parseDeals } from './arguments.ts';

test('accepts names of games and an amount of work', () => {
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

test('keeps the list’s former values for options not given', () => {
  expect(parseDeals([])).toEqual({ games: [], missing: false, anew: false });
});

test('accepts a different first deal', () => {
  expect(parseDeals(['--anew'])).toMatchObject({ anew: true });
});

test('reports what is wrong with the arguments', () => {
  expect(parseDeals(['golff'])).toBe('There is no game golff.');
  for (const words of [['--tries', '0'], ['--tries', 'x'], ['--tries'], ['--fast']])
    expect(parseDeals(words)).toMatch(/^Usage/);
});
