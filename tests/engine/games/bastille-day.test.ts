import { expect, test } from 'vitest';
import bastilleDay from '../../../engine/games/klondike/bastille-day.ts';
import { dealtFrom, inPlay } from './position.ts';

/* Stock, waste, the Bastille and the reserve. */
const [BASTILLE, RESERVE] = [2, 3];

test('deals the eight kings face down over four other cards', () => {
  const cards = dealtFrom(bastilleDay, '').pile(BASTILLE).split(' ');
  expect(cards.map((card) => card.startsWith('k'))).toEqual([
    false,
    false,
    false,
    false,
    ...Array.from({ length: 8 }, () => true),
  ]);
});

test('turns a card of the Bastille only while the reserve is empty', () => {
  const board = inPlay(bastilleDay, { [BASTILLE]: '5c kd', [RESERVE]: '9H' });
  expect(board.may('2')).toBe(false);
  expect(board.rules.piles[BASTILLE]!.rules.tap!.why(board.table, BASTILLE)).toEqual({ code: 'reserve' });
  const open = inPlay(bastilleDay, { [BASTILLE]: '5c kd' }).play('2');
  expect([open.pile(BASTILLE), open.pile(RESERVE), open.may('2')]).toEqual(['5c', 'KD', false]);
});
