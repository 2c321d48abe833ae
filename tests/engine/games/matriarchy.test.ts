import { expect, test } from 'vitest';
import { REDEALS } from '../../../engine/model/counters.ts';
import matriarchy from '../../../engine/games/foundation/matriarchy.ts';
import { inPlay } from './position.ts';

/* Piles 0 and 1 are clubs that go up, 8 and 9 clubs that go down. */
const [TURNED, STOCK] = [16, 17];

test('turns the waste within a deal when the stock is short', () => {
  const board = inPlay(matriarchy, { [TURNED]: '2C 3C 4C', [STOCK]: '5c' }).play(`${STOCK}`);
  expect([board.pile(TURNED), board.pile(STOCK), board.table.counter(REDEALS)]).toEqual(['2C', '5c 4c 3c', 1]);
  board.play(`${STOCK}`);
  expect([board.pile(TURNED), board.pile(STOCK)]).toEqual(['2C 3C 4C 5C', '']);
});

test('goes through the stock eighteen times', () => {
  const board = inPlay(matriarchy, { [TURNED]: '2C' });
  while (board.may(`${STOCK}`)) board.play(`${STOCK}`);
  expect(board.table.counter(REDEALS)).toBe(17);
});

test('moves a top card to a pile of the other direction, a run to its like', () => {
  const board = inPlay(matriarchy, { 0: 'KC AC 2C 3C', 1: 'KC AC', 8: 'QC JC TC', 9: 'QC JC TC 9C 8C 7C 6C 5C 4C' });
  const moves = ['0>9', '9>0', '0>1x2', '9>8x6', '0>9x2'];
  expect(moves.map((move) => board.may(move))).toEqual([true, true, true, true, false]);
});
