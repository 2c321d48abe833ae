import { describe, expect, test } from 'vitest';
import { parseOptions } from '../../../../engine/model/options.ts';
import { solver } from '../../../../engine/solver/index.ts';
import { PLANS } from '../../../../engine/solver/plans.ts';
import { heap } from '../../../../engine/solver/removal/heap.ts';
import { BY_NIGHT } from '../../../tools/night.ts';
import { ways } from '../../play.ts';

const HEAP_PLAN = [{ strategy: heap, positions: Infinity }];
/** The number of decided deals compared. */
const COMPARED_DEALS = BY_NIGHT ? 30 : 4;
const FITTING = [
  'all-in-a-row',
  'black-hole',
  'double-golf kings=false',
  'double-golf kings=true',
  'elevator',
  'escalator',
  'golf',
  'relaxed-golf',
];

test('finds the games whose columns give to one pile', () => {
  expect(ways.length).toBeGreaterThan(350);
  const fitting = ways.filter(({ game, options }) => {
    const solving = solver(game, parseOptions(game, options)!, { plan: HEAP_PLAN }).solve(1);
    solving.go(1);
    return solving.positions > 0;
  });
  expect(fitting.map(({ name }) => name).toSorted()).toEqual(FITTING);
});

describe.each(ways.filter(({ name }) => FITTING.includes(name)))('$name', ({ game, options }) => {
  const answers = parseOptions(game, options)!;

  test('decides as the general search does', () => {
    const [quick, whole] = [HEAP_PLAN, PLANS.whole].map((plan) => solver(game, answers, { plan }));
    const decided = { won: 0, lost: 0 };
    for (let deal = 101; deal <= 130 && decided.won + decided.lost < COMPARED_DEALS; deal++) {
      const slow = whole!.solve(deal, { positions: 20_000 }).toEnd().verdict;
      if (slow !== 'won' && slow !== 'lost') continue;
      expect(quick!.solve(deal, { positions: 2_000_000 }).toEnd().verdict, String(deal)).toBe(slow);
      decided[slow] += 1;
    }
    expect(decided.won).toBeGreaterThan(0);
  });

  test('decides the same without memory for more positions', () => {
    const [small, large] = [2 ** 12, 2 ** 26].map((bytes) => solver(game, answers, { plan: HEAP_PLAN, bytes }));
    let seen = 0;
    for (let deal = 201; deal <= (BY_NIGHT ? 230 : 214); deal++) {
      const { verdict } = small!.solve(deal, { positions: 300_000 }).toEnd();
      if (verdict !== 'won' && verdict !== 'lost') continue;
      expect(large!.solve(deal).toEnd().verdict, String(deal)).toBe(verdict);
      seen++;
    }
    expect(seen).toBeGreaterThan(3);
  });
});
