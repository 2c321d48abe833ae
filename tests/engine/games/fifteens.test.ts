import { expect, test } from 'vitest';
import fifteens from '../../../engine/games/pairs/fifteens.ts';
import { inPlay } from './position.ts';

/* The stock, sixteen places, the store, and what left the game. */
const [STOCK, STORE, OUT] = [0, 17, 18];

test('cards of the store leave once they add up to fifteen, and only then are the gaps filled', () => {
  const board = inPlay(fifteens, { [STOCK]: '2h 2d 2c', 1: '9C', 2: '5D', 3: 'AS', [STORE]: '' });
  board.play(`1>${STORE}`).play(`2>${STORE}`);
  expect([board.pile(STORE), board.pile(1), board.pile(STOCK)]).toEqual(['9C 5D', '', '2h 2d 2c']);
  board.play(`3>${STORE}`);
  expect([board.pile(STORE), board.pile(OUT), board.pile(1), board.pile(2)]).toEqual(['', '9C 5D AS', '2C', '2D']);
});

test('a ten, a jack, a queen and a king leave together, whatever their suits; a ten makes no fifteen', () => {
  const board = inPlay(fifteens, { 1: 'TC', 2: '5D', 3: 'JS', 4: 'KH', 5: 'QH' });
  expect(board.may('1>2')).toBe(false);
  for (const place of [1, 3, 4, 5]) board.play(`${place}>${STORE}`);
  expect([board.pile(STORE), board.pile(OUT)]).toEqual(['', 'TC JS KH QH']);
});

test('the store gives nothing back', () => {
  const board = inPlay(fifteens, { 2: '7D', [STORE]: '8C' });
  expect([board.may(`${STORE}>1`), board.may(`${STORE}>2`)]).toEqual([false, false]);
});

test('a hint puts no card in the store that the places can’t complete', () => {
  const board = inPlay(fifteens, { 1: '9C', 2: '5D', 3: 'AS', 4: 'KH', 5: '8S' });
  expect([1, 2, 3].map((place) => `${place}>${STORE}`)).toContain(board.hints()[0]);
});
