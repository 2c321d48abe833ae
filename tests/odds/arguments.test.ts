import { expect, test } from 'vitest';
import { parseOdds } from './arguments.ts';

const parsed = (text: string) => parseOdds(text.split(' ').filter(Boolean));

test('tests claims for ten minutes by default', () => {
  expect(parsed('')).toEqual({ does: 'claims', wanted: { games: [], deals: undefined, minutes: 10 } });
  expect(parsed('gaps --deals 20 --minutes 0.5')).toEqual({
    does: 'claims',
    wanted: { games: ['gaps'], deals: 20, minutes: 0.5 },
  });
});

test('accepts any game, and one process or several that share the work', () => {
  expect(parsed('--write')).toEqual({ does: 'ask', games: [], effort: { deals: 400, part: [1, 1], share: 1 } });
  expect(parsed('golf --write --deals 5 --part 2/3 --share 0.5')).toEqual({
    does: 'ask',
    games: ['golf'],
    effort: { deals: 5, part: [2, 3], share: 0.5 },
  });
  expect(parsed('--merge')).toEqual({ does: 'merge' });
  expect(parsed('--merge --folder F')).toEqual({ does: 'merge', folder: 'F' });
  expect(parsed('golf --anew')).toEqual({ does: 'anew', games: ['golf'] });
  expect(parsed('--anew --folder F')).toEqual({ does: 'anew', games: [], folder: 'F' });
  expect(parsed('--write --folder F')).toMatchObject({ does: 'ask', folder: 'F' });
});

test.each([
  ['golf', /^Nothing is claimed of golf/],
  ['--write golfo', /^There is no game golfo/],
  ['--anew golfo', /^There is no game golfo/],
  ['--anew --deals 5', /^Usage/],
  ['--write --minutes 5', /^Usage/],
  ['gaps --positions 5', /^Usage/],
  ['--write --part 3/2', /^Usage/],
  ['--write --share 2', /^Usage/],
  ['gaps --share 0.5', /^Usage/],
  ['golf --merge', /^Usage/],
  ['--merge --share 0.5', /^Usage/],
  ['gaps --folder F', /^Usage/],
  ['gaps --deals none', /^Usage/],
  ['--quick', /^Usage/],
])('reports the error in "%s"', (text, message) => expect(parsed(text)).toMatch(message));
