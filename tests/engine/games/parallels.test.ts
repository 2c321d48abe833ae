import { expect, test } from 'vitest';
import parallels from '../../../engine/games/foundation/parallels.ts';
import { inPlay } from './position.ts';

/* Piles 1 to 70 are the places, ten a row, pile 71 is the first ace. */
const STOCK = 0;
const HOME = 71;

test('plays a card only with no card directly above it or none directly below it', () => {
  const mayGo = (piles: Record<number, string>): boolean => inPlay(parallels, { [HOME]: 'AC', ...piles }).may('11>71');
  expect(mayGo({ 1: '9H', 11: '2C', 21: '5D' })).toBe(false);
  expect(mayGo({ 1: '9H', 11: '2C' })).toBe(true);
  expect(mayGo({ 11: '2C', 21: '5D' })).toBe(true);
});

test('fills places over a card first, then the highest ones', () => {
  const row = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [at + 11, '9H']));
  const board = inPlay(parallels, { ...row, 15: '', 3: '9D', 5: '9D', [STOCK]: '8c 7c 6c 5c 4c 3c 2c ac kd qd' });
  board.play(`${STOCK}`);
  expect([...board.piles(1, 10), board.pile(15)]).toEqual('QD KD 9D AC 9D 2C 3C 4C 5C 6C 7C'.split(' '));
});

test('deals a row of ten when no place is empty', () => {
  const row = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [at + 1, '9H']));
  const board = inPlay(parallels, { ...row, [STOCK]: '3c 2c' }).play(`${STOCK}`);
  expect(board.piles(11, 13)).toEqual(['2C', '3C', '']);
});
