import { expect, test } from 'vitest';
import fifteens from '../../../engine/games/pairs/fifteens.ts';
import { inPlay } from './position.ts';

/* The stock, sixteen places, the store, and what left the game. */
const [STOCK, STORE, OUT] = [0, 17, 18];

test('removes cards of the reserve that add up to fifteen, then fills gaps', () => {
  const board = inPlay(fifteens, { [STOCK]: '2h 2d 2c', 1: '9C', 2: '5D', 3: 'AS', [STORE]: '' });
  board.play(`1>${STORE}`).play(`2>${STORE}`);
  expect([board.pile(STORE), board.pile(1), board.pile(STOCK)]).toEqual(['9C 5D', '', '2h 2d 2c']);
  board.play(`3>${STORE}`);
  expect([board.pile(STORE), board.pile(OUT), board.pile(1), board.pile(2)]).toEqual(['', '9C 5D AS', '2C', '2D']);
});

test('removes ten, jack, queen and king together in any suits', () => {
  const board = inPlay(fifteens, { 1: 'TC', 2: '5D', 3: 'JS', 4: 'KH', 5: 'QH' });
  expect(board.may('1>2')).toBe(false);
  for (const place of [1, 3, 4, 5]) board.play(`${place}>${STORE}`);
  expect([board.pile(STORE), board.pile(OUT)]).toEqual(['', 'TC JS KH QH']);
});

test('gives no card back from the reserve', () => {
  const board = inPlay(fifteens, { 2: '7D', [STORE]: '8C' });
  expect([board.may(`${STORE}>1`), board.may(`${STORE}>2`)]).toEqual([false, false]);
});

test('hints no card for the reserve that can’t be completed', () => {
  const board = inPlay(fifteens, { 1: '9C', 2: '5D', 3: 'AS', 4: 'KH', 5: '8S' });
  expect([1, 2, 3].map((place) => `${place}>${STORE}`)).toContain(board.hints()[0]);
});
