import { expect, test } from 'vitest';
import colorado from '../../../engine/games/heaps/colorado.ts';
import { inPlay } from './position.ts';

/* Stock 0, waste 1, foundations going up 2 to 5 and down 6 to 9, hands from 10 on. */

test('turns the last card to the waste for play', () => {
  const position = inPlay(colorado, { 0: '7d', 2: 'AC', 10: 'KH' });
  position.play('0');
  expect(position.piles(0, 1)).toEqual(['', '7D']);
  expect(position.play('1>10').pile(10)).toBe('KH 7D');
});

test('fills an emptied pile from the waste', () => {
  const position = inPlay(colorado, { 0: '9d', 1: '7D', 2: 'AC', 10: '2C' }).play('10>2');
  expect([position.pile(10), position.piles(0, 1)]).toEqual(['7D', ['9d', '']]);
});
