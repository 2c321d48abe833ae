import { expect, test } from 'vitest';
import neighbor from '../../../engine/games/grid/neighbor.ts';
import { dealMove } from '../../../engine/legality/redeal.ts';
import { inPlay } from './position.ts';

/* The stock is pile 0, the grid piles 1 to 25. */

test('ignores clicks on the stock, whose hidden kings keep no game alive', () => {
  const position = inPlay(neighbor, { 0: '2c kc', 1: '2D', 2: '2H' });
  expect(position.may('0')).toBe(false);
  expect(dealMove(position.rules, position.table)).toBeUndefined();
  expect(position.rules.stuck(position.table)).toBe(true);
});
