import { describe, expect, test } from 'vitest';
import { findGame } from '../../../../engine/games/index.ts';
import { parseOptions } from '../../../../engine/model/options.ts';
import { laying } from '../../../../engine/solver/laying/laying.ts';
import { solver } from '../../../../engine/solver/index.ts';
import { ways } from '../../play.ts';
import { expectWon } from '../won-by-rules.ts';

const LAYING_PLAN = [{ strategy: laying, positions: Infinity }];
const FITTING = ['colorado', 'lady-betty', 'strategy'];

test('finds games whose cards are laid on heaps', () => {
  expect(ways.length).toBeGreaterThan(350);
  const fitting = ways.filter(({ game, options }) => {
    const solving = solver(game, parseOptions(game, options)!, { plan: LAYING_PLAN }).solve(1);
    solving.go(1);
    return solving.positions > 0;
  });
  expect(fitting.map(({ game }) => game.id).toSorted()).toEqual(FITTING);
});

describe.each(FITTING)('%s', (id) => {
  const game = findGame(id)!;

  test('wins at least one of two deals by legal moves', () => {
    const made = solver(game, {}, { plan: LAYING_PLAN });
    let won = 0;
    for (let deal = 1; deal <= 6; deal++) {
      const { verdict, moves = [] } = made.solve(deal, { positions: 4000 }).toEnd();
      expect(verdict).not.toBe('lost');
      if (verdict !== 'won') continue;
      won++;
      expectWon(made.deal(deal), moves);
    }
    expect(won).toBeGreaterThanOrEqual(3);
  });

  test('continues from the middle of a win', () => {
    const made = solver(game, {}, { plan: LAYING_PLAN });
    const { moves = [] } = made.solve(2, { positions: 20_000 }).toEnd();
    const { rules, table } = made.deal(2);
    for (const move of moves.slice(0, 40)) rules.make(table, move);
    expect(made.solve(table, { positions: 20_000 }).toEnd().verdict).toBe('won');
  });
});
