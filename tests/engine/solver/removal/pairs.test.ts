import { describe, expect, test } from 'vitest';
import { REDEALS } from '../../../../engine/model/counters.ts';
import { parseOptions } from '../../../../engine/model/options.ts';
import { solver } from '../../../../engine/solver/index.ts';
import { PLANS } from '../../../../engine/solver/plans.ts';
import { pairRemoval } from '../../../../engine/solver/removal/pairs.ts';
import { BY_NIGHT } from '../../../tools/night.ts';
import { resume } from '../../../../engine/session/resume.ts';
import { ways } from '../../play.ts';

const PAIRS_PLAN = [{ strategy: pairRemoval, positions: Infinity }];
/** The number of decided deals compared for each version. */
const COMPARED_DEALS = BY_NIGHT ? 30 : 1;
const FITTING = [
  'cheops goal=all',
  'cheops goal=pyramid',
  'fourteen',
  'gay-gordons',
  'giza',
  'nestor',
  'open-wish',
  'pharaohs',
  'pyramid redeals=none;goal=all',
  'pyramid redeals=none;goal=pyramid',
  'pyramid redeals=two;goal=all',
  'pyramid redeals=two;goal=pyramid',
  'thirteen',
  'triangle',
];

test('finds the games of pairs', () => {
  expect(ways.length).toBeGreaterThan(350);
  const fitting = ways.filter(({ game, options }) => {
    const solving = solver(game, parseOptions(game, options)!, { plan: PAIRS_PLAN }).solve(1);
    solving.go(1);
    return solving.positions > 0;
  });
  expect(fitting.map(({ name }) => name).toSorted()).toEqual(FITTING);
});

test.each([
  [40_001, 'lost'],
  [40_002, 'won'],
])('counts the redeals that were used before a position of deal %i, which is %s', (deal, verdict) => {
  const { game, options } = ways.find(({ name }) => name === 'pyramid redeals=two;goal=pyramid')!;
  // The stock of 24 cards was turned over twice, and three cards are turned. The whole search agrees.
  const taps = Array.from({ length: 2 * 25 + 3 }, () => '0');
  const resumed = resume({
    game: 'pyramid',
    options,
    rules: 1,
    deal,
    cards: '',
    moves: taps.join(' '),
    at: taps.length,
  });
  const { table } = resumed.ok ? resumed.value.session : expect.unreachable();
  expect(table.counter(REDEALS)).toBe(2);
  const solving = solver(game, parseOptions(game, options)!, { plan: PAIRS_PLAN }).solve(table);
  expect(solving.toEnd().verdict).toBe(verdict);
});

describe.each(ways.filter(({ name }) => FITTING.includes(name)))('$name', ({ game, options }) => {
  const answers = parseOptions(game, options)!;

  test('decides as the general search does', () => {
    const [quick, whole] = [PAIRS_PLAN, PLANS.whole].map((plan) => solver(game, answers, { plan }));
    const decided = { won: 0, lost: 0 };
    for (let deal = 101; deal <= 130 && decided.won + decided.lost < COMPARED_DEALS; deal++) {
      const slow = whole!.solve(deal, { positions: 20_000 }).toEnd().verdict;
      if (slow !== 'won' && slow !== 'lost') continue;
      expect(quick!.solve(deal, { positions: 2_000_000 }).toEnd().verdict, String(deal)).toBe(slow);
      decided[slow] += 1;
    }
    expect(decided.won + decided.lost).toBeGreaterThan(0);
  });

  test('decides the same without memory for more positions', () => {
    const [small, large] = [2 ** 12, 2 ** 26].map((bytes) => solver(game, answers, { plan: PAIRS_PLAN, bytes }));
    let seen = 0;
    for (let deal = 201; deal <= 206; deal++) {
      const { verdict } = small!.solve(deal, { positions: 30_000 }).toEnd();
      if (verdict !== 'won' && verdict !== 'lost') continue;
      expect(large!.solve(deal).toEnd().verdict, String(deal)).toBe(verdict);
      seen++;
    }
    expect(seen).toBeGreaterThan(0);
  });
});
