import { expect, test } from 'vitest';
import hitOrMiss from '../../../engine/games/other/hit-or-miss.ts';
import { inPlay } from './position.ts';

/* Stock 0, waste 1, hits 2. */

test('removes a card turned as its rank is counted', () => {
  expect(inPlay(hitOrMiss, { 0: '9c 2h as' }).play('0', '0', '0').piles(0, 2)).toEqual(['', '9C', 'AS 2H']);
});

test('continues the count when the waste is turned', () => {
  // King, four, three; with the ace counted first, the king is counted fourth and the four fifth, the three sixth.
  const game = inPlay(hitOrMiss, { 0: '6c 5c 4c' }).play('0', '0', '0', '0');
  expect(game.play('0', '0', '0').piles(1, 2)).toEqual(['', '4C 5C 6C']);
  expect(game.rules.variant.shows?.[0]?.(game.table)).toEqual({ kind: 'counted', value: 7 });
});

test('ends after two passes without a hit', () => {
  const game = inPlay(hitOrMiss, { 0: 'kc' }).play('0', '0', '0');
  expect(game.may('0')).toBe(false);
  expect(game.won).toBe(false);
});
