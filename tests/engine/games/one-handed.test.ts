import { expect, test } from 'vitest';
import oneHanded from '../../../engine/games/accordion/one-handed-solitaire.ts';
import { inPlay } from './position.ts';

test('removes two cards between two of one suit', () => {
  const game = inPlay(oneHanded, { 0: '9S', 1: '2H', 2: 'KD', 3: '4C', 4: '6H' });
  expect(game.legal()).toEqual(['2', '3']);
  expect(game.play('3').piles(0, 3)).toEqual(['9S', '2H', '6H', '']);
});

test('removes all four when the outer two are of one rank', () => {
  const game = inPlay(oneHanded, { 0: '9S', 1: '2H', 2: 'KD', 3: '4C', 4: '2D' });
  expect(game.play('1').piles(0, 1)).toEqual(['9S', '']);
});

test('considers the last four cards only', () => {
  expect(inPlay(oneHanded, { 0: '9S', 1: '2H', 2: 'KD', 3: '4S', 4: '6C' }).legal()).toEqual([]);
});
