import { expect, test } from 'vitest';
import devilsGrip from '../../../engine/games/layout/devils-grip.ts';
import { inPlay, type Position } from './position.ts';

const [STOCK, TURNED] = [24, 25];
/** Kings of spades lie where nothing else is said; the first row has the places 0 to 7, the second 8 to 15. */
const position = (piles: Readonly<Record<number, string>>): Position =>
  inPlay(devilsGrip, { ...Object.fromEntries(Array.from({ length: 24 }, (_, at) => [at, 'KS'])), ...piles });

test.each(['0>8', '0>8x2', '0>8x3'])('swaps two whole piles, whichever card is dropped: %s', (move) => {
  const played = position({ 0: '3H 6H 9H', 8: '2C 5C' }).play(move);
  expect([played.pile(0), played.pile(8)]).toEqual(['2C 5C', '3H 6H 9H']);
});

test('never swaps the first pile of its row', () => {
  const board = position({ 0: '2H', 8: '2C' });
  expect([board.may('8>0'), board.may('8>1')]).toEqual([false, true]);
});

test('builds a fitting card and fills its place from stock, then waste', () => {
  const board = position({ 0: '2H', 1: '5H', 8: '8H', [STOCK]: '9d', [TURNED]: '9S' }).play('1>0', '8>0');
  expect([0, 1, 8, STOCK, TURNED].map((at) => board.pile(at))).toEqual(['2H 5H 8H', '9D', '9S', '', '']);
});
