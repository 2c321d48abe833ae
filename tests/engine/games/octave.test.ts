import { expect, test } from 'vitest';
import octave from '../../../engine/games/forty/octave.ts';
import { inPlay } from './position.ts';

/* Piles 1 to 8 are the waste and the heaps beside it, 9 to 16 foundations two by two, 17 to 24 columns. */
const [STOCK, TURNED, COLUMN] = [0, 1, 17];
const heaps = [1, 2, 3, 4, 5, 6, 7, 8];

test('takes the waste back and deals eight cards, the first turned at the left', () => {
  const board = inPlay(octave, { [TURNED]: '2C 3C 4C 5C 6C 7C 8C 9C TC' }).play(`${STOCK}`);
  expect(heaps.map((heap) => board.pile(heap))).toEqual(['2C', '3C', '4C', '5C', '6C', '7C', '8C', '9C']);
  expect(board.pile(STOCK)).toBe('tc');
});

test('fills an emptied heap from the stock on the second pass', () => {
  const board = inPlay(octave, { [TURNED]: '2C 3C 4C 5C 6C 7C 8C 9C TC', [COLUMN]: 'KC' });
  board.play(`${STOCK}`).play(`4>${COLUMN + 1}`);
  expect([board.pile(4), board.pile(COLUMN + 1), board.pile(STOCK)]).toEqual(['TC', '5C', '']);
});

test('has no second redeal, and deals only automatically', () => {
  const board = inPlay(octave, { [TURNED]: '2C 3C 4C 5C 6C 7C 8C 9C TC' }).play(`${STOCK}`);
  expect(board.may(`${STOCK}`)).toBe(false);
});
