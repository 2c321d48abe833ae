import { expect, test } from 'vitest';
import glenwood from '../../../engine/games/canfield/glenwood.ts';
import { dealtFrom, inPlay } from './position.ts';

/* Stock 0, waste 1, foundations 2 to 5, reserves 6 and 11 to 13, columns 7 to 10. */

test('starts with a reserve card on the first foundation', () => {
  expect(dealtFrom(glenwood, '').legal()).toEqual(['6>2', '11>2', '12>2', '13>2']);
});

test('uses its rank as the base of every foundation', () => {
  const at = inPlay(glenwood, { 6: '9S 5D', 7: '5H', 8: '4C', 11: 'AH' }).play('6>2');
  expect([at.may('7>3'), at.may('7>5'), at.may('8>3'), at.may('11>3')]).toEqual([true, true, false, false]);
});

test('fills an empty column from the waste only when all reserves are used up', () => {
  const filled = (reserve: string): boolean[] => {
    const at = inPlay(glenwood, { 1: '9C', 6: 'QS', 11: reserve, 8: '7D 6S' }).play('6>2');
    return [at.may('1>7'), at.may('8>7x2')];
  };
  expect(filled('2H')).toEqual([false, true]);
  expect(filled('')).toEqual([true, true]);
});
