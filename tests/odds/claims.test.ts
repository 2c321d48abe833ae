import { describe, expect, it } from 'vitest';
import { findGame } from '../../engine/games/index.ts';
import { CLAIMS } from './claims.ts';
import { makeReport } from './report.ts';
import { tryClaims } from './run.ts';
import { tryDeals } from './try.ts';
import { wilson, wilsonBetween } from '../../renderer/panels/rules/odds/wilson.ts';

const rounded = (interval: readonly number[]): number[] => interval.map((bound) => Math.round(1e4 * bound) / 1e4);

describe('the Wilson interval', () => {
  it('equals published values for 8 of 10, 0 of 10, 10 of 10 and 81 of 263', () => {
    expect(rounded(wilson(8, 10))).toEqual([0.4902, 0.9433]);
    expect(rounded(wilson(0, 10))).toEqual([0, 0.2775]);
    expect(rounded(wilson(10, 10))).toEqual([0.7225, 1]);
    expect(rounded(wilson(81, 263))).toEqual([0.2553, 0.3662]);
  });

  it('is 0 to 1 without trials', () => {
    expect(wilson(0, 0)).toEqual([0, 1]);
  });

  it('covers undecided deals', () => {
    expect(wilsonBetween(8, 1, 10)).toEqual([wilson(8, 10)[0], wilson(9, 10)[1]]);
  });
});

describe('a claim of odds', () => {
  it('names an existing game and answers', () => {
    for (const { game, answers } of CLAIMS) {
      const options = findGame(game)?.options;
      expect(options, game).toBeDefined();
      expect(Object.keys(options ?? {})).toEqual(expect.arrayContaining(Object.keys(answers)));
    }
  });

  it('gives the same result however its deals are shared out', () => {
    const claim = CLAIMS.find(({ game }) => game === 'bear-river')!;
    const parts = [tryDeals(claim, 1, 2), tryDeals(claim, 3, 2)];
    const whole = tryDeals(claim, 1, 4);
    expect(parts[0]!.won + parts[1]!.won).toBe(whole.won);
    expect(whole.won + whole.lost + whole.unknown).toBe(4);
  });
});

describe('a short run', () => {
  it('prints a line for each claim with ten deals', async () => {
    let heard = 0;
    const results = await tryClaims({ games: ['bear-river', 'aces-up'], deals: 10, minutes: 5 }, (done) => {
      expect(done).toBeGreaterThan(heard);
      heard = done;
    });
    const lines = makeReport(results).split('\n');
    const [head = '', rule = ''] = lines;
    const rows = lines.slice(2, lines.indexOf(''));
    expect(heard).toBe(1);
    expect(head.trim().split(/ {2,}/)).toHaveLength(10);
    expect(rule).toMatch(/^-+( {2}-+){9}$/);
    expect(rows).toHaveLength(4);
    for (const row of rows) {
      expect(row).toMatch(/^(aces-up aces|bear-river) .* 10 +\d+ +\d+ +[\d.]+% +[\d.]+% to [\d.]+% +1 in \d+ +\w+$/);
    }
  });

  it('tries nothing without time, and says so', async () => {
    const results = await tryClaims({ games: ['gaps'], deals: 10, minutes: 0 }, () => {});
    expect(makeReport(results)).toContain('0.000% to 100.00%');
  });
});
