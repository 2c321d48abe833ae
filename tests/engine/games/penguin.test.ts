import { expect, test } from 'vitest';
import penguin from '../../../engine/games/freecell/penguin.ts';
import { dealtFrom } from './position.ts';

test('takes the first card’s rank as base, with the others of it on foundations', () => {
  const position = dealtFrom(penguin, '7H 2C 7S 3C 7D 4C 5C 6C 8C 9C 7C TC');
  expect(position.piles(14, 17)).toEqual(['7S', '7D', '7C', '']);
  expect(position.piles(7, 13).map((pile) => pile.split(' ').length)).toEqual([7, 7, 7, 7, 7, 7, 7]);
  expect(position.piles(7, 8).map((pile) => pile.split(' ')[0])).toEqual(['7H', '2C']);
});
