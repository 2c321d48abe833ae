import { expect, test } from 'vitest';
import intrigue from '../../../engine/games/picture/intrigue.ts';
import laggardLady from '../../../engine/games/picture/laggard-lady.ts';
import { inPlay } from './position.ts';

/* Stock 0, sixes 1 to 8, fives 9 to 16, columns 17 to 24. */

test('begins the next column with each dealt queen', () => {
  expect(inPlay(intrigue, { 0: '3s qd 4s', 17: 'QS' }).play('0', '0', '0').piles(17, 18)).toEqual(['QS 4S', 'QD 3S']);
});

test('lets a queen without a card take one once the stock is used up', () => {
  const piles = { 17: 'QS', 18: 'QD 9H' };
  expect(inPlay(intrigue, { ...piles, 0: '3s' }).may('18>17')).toBe(false);
  expect(inPlay(intrigue, piles).may('18>17')).toBe(true);
});

test('builds fives down past the ace to the king, sixes up to the jack', () => {
  const at = inPlay(intrigue, { 1: '6S 7H 8H 9H TH', 9: '5S 4H 3H 2H AH', 17: 'QS KH', 18: 'QD JS' });
  expect([at.may('17>9'), at.may('18>1'), at.may('17>1')]).toEqual([true, true, false]);
});

test('keeps no more sixes or fives on foundations than queens in Laggard Lady', () => {
  const piles = { 0: '3s', 1: '6S', 17: 'QS 5H', 18: 'QD 6H' };
  expect(inPlay(laggardLady, piles).may('18>2')).toBe(true);
  const late = { 0: '3s', 1: '6S', 17: 'QS 6H' };
  expect([inPlay(laggardLady, late).may('17>2'), inPlay(intrigue, late).may('17>2')]).toEqual([false, true]);
});
