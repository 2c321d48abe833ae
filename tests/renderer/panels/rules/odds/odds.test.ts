import { describe, expect, test } from 'vitest';
import { findGame, games, makeOptions, usualOptions } from '../../../../../engine/rules.ts';
import {
  easeOf,
  easeWord,
  measuredWays,
  type Odds,
  oddsOf,
  winnableWord,
} from '../../../../../renderer/panels/rules/odds/odds.ts';
import { sayVersion } from '../../../../../renderer/words/versions.ts';

const odds = (won: number, lost: number, open: number, chance = 0): Odds => {
  const deals = won + lost + open + chance;
  return { deals, won, lost, chance, open, simpleGames: 0, simpleWins: 0 };
};

test.each([
  ['nearly-all', odds(40, 0, 0)],
  ['most', odds(30, 8, 2)],
  ['some', odds(11, 29, 0)],
  ['few', odds(1, 38, 1)],
  ['unknown', odds(4, 1, 35)],
  ['unknown', odds(0, 0, 0, 40)],
])('words %s of the deals from won and undecided ones', (word, found) => expect(winnableWord(found)).toBe(word));

test.each([
  ['easy', 300],
  ['fair', 299],
  ['fair', 6],
  ['hard', 5],
  ['hard', 0],
])('calls a game %s to win when the basic bot wins %i of 1200', (word, simpleWins) =>
  expect(easeWord({ ...odds(40, 0, 0), simpleGames: 1200, simpleWins })).toBe(word),
);

test.each([
  ['hard', 'few', odds(2, 38, 0)],
  ['fair', 'some', odds(16, 24, 0)],
  ['easy', 'most', odds(30, 10, 0)],
  ['easy', 'an unknown share', odds(4, 0, 36)],
])('calls a game %s to win at best where %s of its deals are winnable', (word, _, found) =>
  expect(easeWord({ ...found, simpleGames: 1200, simpleWins: 1200 })).toBe(word),
);

test('rates a game by its version wherever it is shown', () => {
  const ease = (id: string, options: string): string =>
    easeOf(
      games.find((game) => game.id === id)!,
      options,
    );
  expect(ease('spider', 'suits=one')).toBe('easy');
  expect(ease('spider', 'suits=four')).toBe('hard');
  const vegas = 'turning=three;passes=three;scoring=cards';
  expect([ease('klondike', 'dealing=unlimited'), ease('klondike', vegas)]).toEqual(['easy', 'fair']);
  expect(ease('canfield', '')).toBe('fair');
  expect([ease('golf', ''), ease('freecell', 'automatic=true')]).toEqual(['hard', 'fair']);
});

test('rates no game without measurements', () => expect(easeWord(odds(40, 0, 0))).toBe(''));

describe.each(games)('$id', (game) => {
  test('has odds of the default version, and names for all measured ones', () => {
    expect(oddsOf(game, usualOptions(game))?.deals).toBeGreaterThan(0);
    const names = measuredWays(game).map(([options]) => sayVersion(game, options));
    expect(new Set(names).size).toBe(names.length);
    expect(names.join('')).not.toContain('undefined');
  });
});

test('shows an unmeasured version with the odds of the default one', () => {
  const spider = findGame('spider')!;
  expect(oddsOf(spider, 'nothing=known')).toBe(oddsOf(spider, usualOptions(spider)));
  const [klondike, three] = [findGame('klondike')!, { dealing: 'three' }];
  expect(sayVersion(klondike, makeOptions(klondike, three))).toBe('Draw three');
  expect(sayVersion(klondike, usualOptions(klondike))).toBe('Draw one');
});
