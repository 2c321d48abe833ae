import { expect, test } from 'vitest';
import { parseOdds } from './arguments.ts';

const parsed = (text: string) => parseOdds(text.split(' ').filter(Boolean));

test('claims are tried for ten minutes when nothing else is said', () => {
  expect(parsed('')).toEqual({ does: 'claims', wanted: { games: [], deals: undefined, minutes: 10 } });
  expect(parsed('gaps --deals 20 --minutes 0.5')).toEqual({
    does: 'claims',
    wanted: { games: ['gaps'], deals: 20, minutes: 0.5 },
  });
});

test('odds are written for any game, with an effort that is counted', () => {
  expect(parsed('--write')).toEqual({ does: 'write', games: [], effort: { deals: 100, positions: 50_000 } });
  expect(parsed('golf --write --deals 5 --positions 1000')).toEqual({
    does: 'write',
    games: ['golf'],
    effort: { deals: 5, positions: 1000 },
  });
});

test.each([
  ['golf', /^Nothing is claimed of golf/],
  ['--write golfo', /^There is no game golfo/],
  ['--write --minutes 5', /^Usage/],
  ['gaps --positions 5', /^Usage/],
  ['gaps --deals none', /^Usage/],
  ['--quick', /^Usage/],
])('what is wrong with "%s" is said', (text, message) => expect(parsed(text)).toMatch(message));
