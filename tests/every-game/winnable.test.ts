import { describe, expect, test } from 'vitest';
import { decodeDeals } from '../../engine/deals/deal-code.ts';
import { DealPlayer } from '../../engine/deals/deal-player.ts';
import { DIFFICULTIES } from '../../engine/deals/difficulty.ts';
import { games } from '../../engine/games/index.ts';
import type { Game } from '../../engine/model/game.ts';
import { numbersBelow, xoshiro } from '../../engine/model/random.ts';
import { everyOptions, parseOptions } from '../../engine/model/options.ts';
import { solver } from '../../engine/solver/index.ts';
import { readDeals } from '../lab/deals/file.ts';
import { BY_NIGHT } from '../tools/night.ts';
import { gamesByDay } from './by-day.ts';
import { oneIn } from './deals.ts';

/*
 * Tests the lists of winnable deals. One deal of some games is won again on every run; with BAIZE_RUNS=1000 fifty of
 * each list.
 */

const EACH = oneIn(20).length;
/**
 * Factor on the positions a list was found with: another plan may win a deal later, and what was searched before makes
 * some difference too.
 */
const MORE = 50;

const below = numbersBelow(xoshiro(EACH));

/** Deals won again, of all lists. */
let won = 0;

const listed = (game: Game) => ({ id: game.id, game, lists: readDeals(game.id) });

describe.each(games.map(listed))('$id', ({ game, lists }) => {
  const ways = Object.keys(lists);

  test('lists each deal once for its own options, in quarters of difficulty', () => {
    expect(ways.filter((options) => !everyOptions(game).includes(options))).toEqual([]);
    for (const list of Object.values(lists)) {
      const deals = decodeDeals(list.deals);
      const numbers = deals.map(({ deal }) => deal);
      expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
      expect(numbers.every((deal) => deal >= 1 && deal <= list.tried)).toBe(true);
      const counts = DIFFICULTIES.map((one) => deals.filter(({ difficulty }) => difficulty === one).length);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }
  });
});

describe.each(gamesByDay.map(listed))('$id', ({ game, lists }) => {
  const ways = Object.keys(lists);
  const ones = BY_NIGHT ? ways : ways.slice(0, 1);

  test('wins deals of its lists again', () => {
    const lost: string[] = [];
    for (const options of ones) {
      const deals = decodeDeals(lists[options]!.deals);
      const positions = MORE * lists[options]!.positions;
      const made = solver(game, parseOptions(game, options)!);
      const player = new DealPlayer(game, parseOptions(game, options)!);
      const playedGames = Array.from({ length: lists[options]!.plays }, (_, game) => game);
      for (let nth = 0; nth < EACH && deals.length > 0; nth++) {
        const { deal } = deals[below(deals.length)]!;
        won++;
        const isWon =
          made.solve(deal, { positions: lists[options]!.positions }).toEnd().verdict === 'won' ||
          playedGames.some((game) => player.wins(deal, game)) ||
          made.solve(deal, { positions }).toEnd().verdict === 'won';
        if (!isWon) lost.push(`${options} deal ${deal}`);
      }
    }
    expect(lost).toEqual([]);
  });
});

test('won deals of many lists again', () => expect(won).toBeGreaterThan(15));
