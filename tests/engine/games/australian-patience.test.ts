import { expect, test } from 'vitest';
import australianPatience from '../../../engine/games/yukon/australian-patience.ts';
import { dealtFrom, inPlay } from './position.ts';

/* Stock 0, waste 1, foundations 2 to 5, columns 6 to 12. */

test('deals seven columns of four face-up cards and a stock', () => {
  const at = dealtFrom(australianPatience, '');
  expect(at.piles(6, 12).join(' ')).toMatch(/^([A-Z2-9]{2} ){27}[A-Z2-9]{2}$/);
  expect([at.table.size(0), ...[6, 7, 8, 9, 10, 11, 12].map((pile) => at.table.size(pile))]).toEqual([
    24, 4, 4, 4, 4, 4, 4, 4,
  ]);
});

test('builds columns down in suit', () => {
  const at = inPlay(australianPatience, { 6: '8C', 7: '7C', 8: '7S', 9: '9C' });
  expect([at.may('7>6'), at.may('8>6'), at.may('9>6')]).toEqual([true, false, false]);
});

test('moves any card with all cards on it', () => {
  const at = inPlay(australianPatience, { 6: '8C', 7: '2D 7C JS 3H' }).play('7>6x3');
  expect(at.piles(6, 7)).toEqual(['8C 7C JS 3H', '2D']);
});

test('lets only a king into an empty column, alone or with its cards', () => {
  const at = inPlay(australianPatience, { 6: '2D KC JS', 7: '3H KD', 1: 'QD' });
  expect([at.may('6>8x2'), at.may('7>8'), at.may('6>8'), at.may('1>8')]).toEqual([true, true, false, false]);
});

test('turns one card at a time for columns and foundations', () => {
  const at = inPlay(australianPatience, { 0: '9s ac 7c', 6: '8C' }).play('0', '1>6', '0', '1>2');
  expect([at.pile(0), at.pile(1), at.pile(2), at.pile(6)]).toEqual(['9s', '', 'AC', '8C 7C']);
});

test('goes through the stock once', () => {
  expect(inPlay(australianPatience, { 0: '', 1: '9S 7C' }).may('0')).toBe(false);
});

test('builds foundations up in suit from the ace', () => {
  const at = inPlay(australianPatience, { 2: 'AC', 6: '2C', 7: '2H', 8: 'AH' });
  expect([at.may('6>2'), at.may('7>2'), at.may('8>3')]).toEqual([true, false, true]);
});
