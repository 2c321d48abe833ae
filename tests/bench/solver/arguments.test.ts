import { expect, test } from 'vitest';
import { parseBenchSolver } from './arguments.ts';
import { BENCHED_WAYS } from './benched.ts';

const parsed = (text: string) => parseBenchSolver(text.split(' ').filter(Boolean));

test('measures every game with its own deals when no words are given', () =>
  expect(parsed('')).toEqual({ ways: BENCHED_WAYS, deals: undefined, seconds: 5 }));

test('reads games, deals and seconds in any order', () => {
  const klondike = BENCHED_WAYS.filter(({ game }) => game === 'klondike');
  expect(klondike).toHaveLength(3);
  expect(parsed('--seconds 0.3 klondike --deals 3-5')).toEqual({
    ways: klondike,
    deals: { from: 3, to: 5 },
    seconds: 0.3,
  });
});

test.each([
  ['klondyke', /neither an option nor a game of this bench/],
  ['golf --quick', /"--quick" is neither/],
  ['golf --deals', /^Deals are a number or two/],
  ['golf --deals 5-3', /ends before it begins/],
  ['golf --seconds never', /wants a number above 0/],
])('reports the error in "%s" in one sentence', (text, message) => expect(parsed(text)).toMatch(message));
