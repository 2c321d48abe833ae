import { expect, test } from 'vitest';
import { dealByNumber } from '../../engine/legality/deal.ts';
import klondike from '../../engine/games/klondike.ts';
import { stock } from '../../engine/vocabulary/piles.ts';
import { solve } from './search.ts';
import { rulesOf, table } from '../engine/table.ts';
import { action, COLUMN, HOME, twoColumns } from '../engine/tiny.ts';

test('a win of Klondike deal 30 is found, and plays out as found', () => {
  const { rules, table: dealt } = dealByNumber(klondike.variant({}), 30);
  const before = dealt.bytes();
  const { found, moves } = solve(rules, dealt, 100_000);
  expect(found).toBe('won');
  expect(dealt.bytes()).toEqual(before);
  for (const move of moves!) {
    expect(rules.allows(dealt, move)).toBe(true);
    rules.make(dealt, move);
  }
  expect(rules.variant.won(dealt)).toBe(true);
});

test('a position that is won needs no move', () => {
  const rules = rulesOf([COLUMN, HOME], { won: () => true });
  expect(solve(rules, table('', 'AS'), 10)).toEqual({ found: 'won', moves: [] });
});

test('a hopeless position is lost, and left as it was', () => {
  const position = table('AS 2S', '9D', '');
  const before = position.bytes();
  expect(solve(twoColumns(), position, 1000)).toEqual({ found: 'lost', moves: undefined });
  expect(position.bytes()).toEqual(before);
  expect(position.end).toBe(0);
});

test('a search that reaches its limit knows nothing', () => {
  expect(solve(twoColumns(), table('AS', '2S', ''), 2).found).toBe('unknown');
});

test('where chance could go on nothing is called lost', () => {
  const shuffle = action({ chance: true });
  expect(solve(rulesOf([stock(shuffle), COLUMN]), table('', '9D'), 1000).found).toBe('unknown');
});
