import { expect, test } from 'vitest';
import demonsAndThieves from '../../../engine/games/forty/demons-and-thieves.ts';
import { inPlay } from './position.ts';

/* Stock, waste, eight foundations, the reserve, four demons from 11 on and five thieves from 15 on. */
const [STORE, DEMON, THIEF] = [10, 11, 15];

test('moves a run to the other side by its first card, where it is reordered', () => {
  const board = inPlay(demonsAndThieves, { [DEMON]: '9H 8S', [THIEF]: 'TH', [THIEF + 1]: 'TS', [DEMON + 1]: 'TC' });
  board.play(`${DEMON}>${THIEF}x2`);
  expect(board.pile(THIEF)).toBe('TH 9H 8S');
  expect([board.may(`${THIEF}>${DEMON + 1}x2`), board.may(`${THIEF}>${DEMON + 1}x3`)]).toEqual([false, false]);
});

test('leaves emptied columns empty for any card or run', () => {
  const board = inPlay(demonsAndThieves, { [STORE]: '2c 3C', [DEMON]: '9H', [DEMON + 1]: '4D', [THIEF]: 'TH' });
  board.play(`${DEMON}>${THIEF}`);
  expect([board.pile(DEMON), board.pile(THIEF + 1)]).toEqual(['', '']);
  expect([`${STORE}>${DEMON}`, `${THIEF}>${DEMON}x2`, `${STORE}>${THIEF + 1}`].every((move) => board.may(move))).toBe(
    true,
  );
});
