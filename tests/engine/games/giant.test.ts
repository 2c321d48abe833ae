import { expect, test } from 'vitest';
import giant from '../../../engine/games/klondike/giant.ts';
import { inPlay, type Position } from './position.ts';

/* The stock is pile 0, the foundations 1 to 8, the columns 9 to 16, the reserve 17. */

const onColumn = (cards: string, building: string): Position => inPlay(giant, { 1: 'AS', 9: cards }, { building });

test('sends a run in suit home card by card, whole or in part', () => {
  const position = onColumn('7H 4S 3S 2S', 'suit');
  expect(['9>1', '9>1x2', '9>1x3', '9>1x4'].map((move) => position.may(move))).toEqual([true, true, true, false]);
  expect(position.play('9>1x3').piles(1, 1)).toEqual(['AS 2S 3S 4S']);
  expect([position.pile(9), position.score]).toEqual(['7H', 4]);
});

test('takes a run down to the ace on an empty foundation', () => {
  expect(onColumn('3H 2H AH', 'suit').play('9>2x3').pile(2)).toBe('AH 2H 3H');
});

test('sends only the lowest card of a run in alternating colours', () => {
  const position = onColumn('4S 3D 2S', 'colour');
  expect(['9>1', '9>1x2', '9>1x3'].map((move) => position.may(move))).toEqual([true, false, false]);
});
