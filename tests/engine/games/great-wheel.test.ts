import { expect, test } from 'vitest';
import greatWheel from '../../../engine/games/forty/great-wheel.ts';
import { inPlay } from './position.ts';

/* Stock 0, evens 1 to 8, waste 9, odds 10 to 17, aces 18, columns 19 to 26. */

test('fills an emptied column with four cards of the waste, then of the stock', () => {
  const full = { 20: '5H', 21: '5H', 22: '5H', 23: '5H', 24: '5H', 25: '5H', 26: '5H' };
  const waste = inPlay(greatWheel, { ...full, 0: 'qs', 9: '9S 8S 7S 6S 4S', 19: '2H' });
  expect(waste.play('19>1').piles(19, 19)).toEqual(['4S 6S 7S 8S']);
  const stock = inPlay(greatWheel, { ...full, 0: 'qs js', 19: '2H' });
  expect(stock.play('19>1').pile(19)).toBe('JS QS');
});

test('builds columns only once the stock is used up', () => {
  expect(inPlay(greatWheel, { 0: 'qs', 19: '5H', 20: '6H' }).may('19>20')).toBe(false);
  expect(inPlay(greatWheel, { 19: '5H', 20: '6H' }).may('19>20')).toBe(true);
});

test('alternates aces in colour', () => {
  const at = inPlay(greatWheel, { 18: 'AS', 19: 'AC', 20: 'AH' });
  expect([at.may('19>18'), at.may('20>18')]).toEqual([false, true]);
});
