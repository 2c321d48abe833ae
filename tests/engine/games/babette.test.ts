import { expect, test } from 'vitest';
import babette from '../../../engine/games/foundation/babette.ts';
import { inPlay } from './position.ts';

/* The stock, four foundations from the ace, four from the king, and thirteen rows of eight from 9 on. */
const place = (row: number, column: number): number => 9 + 8 * row + column;

test('leaves gaps open, so that a card above one stays available whatever is dealt further down', () => {
  const board = inPlay(babette, { 0: 'qc', [place(0, 0)]: 'AC', [place(2, 0)]: '9D' });
  expect(board.may(`${place(0, 0)}>1`)).toBe(true);
});

test('blocks a card while another lies on its lower edge', () => {
  const board = inPlay(babette, { [place(0, 3)]: 'KH', [place(1, 3)]: 'AC', [place(1, 4)]: 'AD' });
  expect(board.may(`${place(0, 3)}>5`)).toBe(false);
  board.play(`${place(1, 3)}>1`);
  expect(board.may(`${place(0, 3)}>5`)).toBe(true);
});
