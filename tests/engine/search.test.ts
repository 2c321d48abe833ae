import { expect, test } from 'vitest';
import { dealByNumber } from '../../engine/deal.ts';
import freecell from '../../engine/games/freecell.ts';
import gaps from '../../engine/games/gaps.ts';
import klondike from '../../engine/games/klondike.ts';
import labyrinth from '../../engine/games/labyrinth.ts';
import { positionKey } from '../../engine/position.ts';
import { Queue } from '../../engine/queue.ts';
import { stock } from '../../engine/rules/piles.ts';
import { Search, type Sought } from '../../engine/search.ts';
import { Seen } from '../../engine/seen.ts';
import { rulesOf, table } from './table.ts';
import { action, COLUMN, HOME, twoColumns } from './tiny.ts';

/** Goes on to the end in small steps. */
function toEnd(search: Search): Sought {
  for (;;) {
    const sought = search.go(500);
    if (sought) return sought;
  }
}

test.each([
  ['Klondike, deal 30', klondike, 30],
  ['FreeCell, deal 2', freecell, 2],
  ['FreeCell, deal 30', freecell, 30],
])('a win of %s is found, and plays out as found', (_, game, deal) => {
  const { rules, table: dealt } = dealByNumber(game.layout({}), deal);
  const before = dealt.bytes();
  const { found, moves } = toEnd(new Search(rules, dealt, 100_000));
  expect(found).toBe('won');
  expect(dealt.bytes()).toEqual(before);
  for (const move of moves!) {
    expect(rules.allows(dealt, move)).toBe(true);
    rules.make(dealt, move);
  }
  expect(rules.layout.won(dealt)).toBe(true);
});

test('a deal that cannot be won is called lost when every position was seen, and is left as it was', () => {
  const { rules, table: dealt } = dealByNumber(labyrinth.layout({}), 1);
  const before = dealt.bytes();
  expect(toEnd(new Search(rules, dealt, 100_000)).found).toBe('lost');
  expect(dealt.bytes()).toEqual(before);
});

test('a position that is won needs no move', () => {
  const rules = rulesOf([COLUMN, HOME], { won: () => true });
  expect(toEnd(new Search(rules, table('', 'AS'), 10))).toEqual({ found: 'won', moves: [] });
});

test('a search that reaches its limit knows nothing', () => {
  expect(toEnd(new Search(twoColumns(), table('AS', '2S', ''), 2)).found).toBe('unknown');
  expect(toEnd(new Search(...started(gaps, 1), 300)).found).toBe('unknown');
});

test('where only chance could go on nothing is called lost', () => {
  const shuffle = action({ chance: true });
  expect(toEnd(new Search(rulesOf([stock(shuffle), COLUMN]), table('', '9D'), 1000)).found).toBe('chance');
});

test('cards in other free cells make the same position, cards in other columns another', () => {
  const [rules, dealt] = started(freecell, 1);
  const key = positionKey(rules);
  const [first, second, ...columns] = ['cell', 'tableau'].flatMap((role) =>
    rules.piles
      .filter((pile) => pile.rules.role === role)
      .map((pile) => pile.index)
      .slice(0, 2),
  );
  const keyAfter = (to: number): number => {
    const mark = dealt.end;
    dealt.move(columns[0]!, to, 1);
    const now = key(dealt);
    dealt.undo(mark);
    return now;
  };
  expect(keyAfter(first!)).toBe(keyAfter(second!));
  expect(keyAfter(first!)).not.toBe(keyAfter(columns[1]!));
});

test('a queue gives the most promising first, of equal ones the last', () => {
  const queue = new Queue(8);
  for (const [number, promise] of [3, -40, 9, 3, 5000].entries()) queue.put(number, promise);
  expect(Array.from({ length: 6 }, () => queue.take())).toEqual([4, 2, 3, 0, 1, undefined]);
});

test('a number is new once, large or small', () => {
  const seen = new Seen(1000);
  const numbers = Array.from({ length: 1000 }, (_, i) => i * 2 ** 32 + (i % 3));
  expect(numbers.filter((number) => seen.add(number))).toEqual(numbers);
  expect(numbers.filter((number) => seen.add(number))).toEqual([]);
});

function started(game: typeof freecell, deal: number) {
  const { rules, table: dealt } = dealByNumber(game.layout({}), deal);
  return [rules, dealt] as const;
}
