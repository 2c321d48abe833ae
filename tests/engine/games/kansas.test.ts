import { expect, test } from 'vitest';
import kansas from '../../../engine/games/canfield/kansas.ts';
import { inPlay } from './position.ts';

/* Stock 0, waste 1, foundations 2 to 5, reserve 6, columns 7 to 9. */

test('fills an empty column from the reserve at once', () => {
  const at = inPlay(kansas, { 2: '5H', 6: '9d KC', 7: '8C', 8: '9S', 9: '3H' }).play('7>8');
  expect([at.pile(6), at.pile(7)]).toEqual(['9D', 'KC']);
});

test('fills an empty column from the waste only when the reserve is used up', () => {
  const at = inPlay(kansas, { 1: '2H KD', 2: '5H', 8: '9C 8D 7S', 9: '3C' });
  expect(['1>7', '9>7', '8>7', '8>7x3'].map((move) => at.may(move))).toEqual([true, false, false, false]);
});
