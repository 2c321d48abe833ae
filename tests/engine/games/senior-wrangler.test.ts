import { expect, test } from 'vitest';
import seniorWrangler from '../../../engine/games/heaps/senior-wrangler.ts';
import { dealtFrom, inPlay } from './position.ts';

/* Stock 0, foundations 1 to 8, heaps 9 to 16. */

test('begins with an ace to an eight on the foundations and twelve cards per heap', () => {
  const game = dealtFrom(seniorWrangler, '');
  expect(game.piles(1, 8).map((pile) => pile[0])).toEqual('A2345678'.split(''));
  expect(Array.from({ length: 8 }, (_, at) => game.table.size(9 + at))).toEqual(Array.from({ length: 8 }, () => 12));
});

test('builds each foundation by its own step, past the king', () => {
  const at = inPlay(seniorWrangler, { 5: '5S TS', 9: '2H', 10: '3H' });
  expect([at.may('9>5'), at.may('10>5')]).toEqual([true, false]);
});

test('turns a heap and deals it from its own place, once, then the next', () => {
  const game = inPlay(seniorWrangler, { 10: '4H 5H 6H', 11: '7S', 16: '8S' });
  expect(game.play('0').piles(9, 16)).toEqual(['', '4H', '7S 5H', '6H', '', '', '', '8S']);
  expect(game.play('0').piles(10, 12)).toEqual(['4H', '7S', '6H 5H']);
});
