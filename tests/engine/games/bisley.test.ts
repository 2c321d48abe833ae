import { describe, expect, test } from 'vitest';
import bisley from '../../../engine/games/fan/bisley.ts';
import { ACE_TO_KING, dealtFrom, inPlay, suit } from './position.ts';

/*
 * Kings' foundations 0 to 3, aces' foundations 4 to 7, columns of four 8 to 16, of three 17 to 20; clubs, diamonds,
 * hearts, spades.
 */

describe('the deal', () => {
  const at = dealtFrom(bisley, 'AC AD AH AS');

  test('takes out the four aces, each a foundation, and leaves the kings’ foundations empty', () => {
    expect(at.piles(0, 7)).toEqual(['', '', '', '', 'AC', 'AD', 'AH', 'AS']);
  });

  test('lays four columns of three under the aces and nine of four beside them', () => {
    const sizes = Array.from({ length: 13 }, (_, column) => at.table.size(column + 8));
    expect(sizes).toEqual([4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 3]);
    const [kings, aces, four, three] = [0, 4, 8, 17].map((pile) => at.rules.variant.places[pile]!);
    expect([kings!.y, aces!.y, four!.y, three!.y]).toEqual([0, 1, 1, 2]);
    expect([aces!.x, four!.x, three!.x]).toEqual([0, 4, 0]);
  });

  test('makes four rows of thirteen with the aces', () => {
    const rows = dealtFrom(bisley, 'AC AD AH AS 2C 3C 4C 5C 6C 7C 8C 9C TC 2D 3D');
    expect(rows.piles(8, 16).map((pile) => pile.slice(0, 2))).toEqual(suit('C', '23456789T').split(' '));
    expect(rows.piles(17, 18).map((pile) => pile.slice(0, 2))).toEqual(['2D', '3D']);
  });
});

test('moves only the last card of a column', () => {
  expect(inPlay(bisley, { 8: '9C 6S 5S', 9: '7S', 10: '8C' }).legal()).toEqual([]);
});

test.each([
  ['down in suit', '5H', true],
  ['up in suit', '7H', true],
  ['not in another suit', '5D', false],
  ['not over a gap', '4H', false],
])('builds columns %s', (_, card, allowed) => {
  expect(inPlay(bisley, { 8: card, 9: '6H' }).may('8>9')).toBe(allowed);
});

test('keeps an empty column empty', () => {
  const at = inPlay(bisley, { 8: '5H', 9: '6H', 10: 'QS' }).play('8>9');
  expect([at.may('9>8'), at.may('10>8')]).toEqual([false, false]);
});

test('builds aces up in suit', () => {
  const at = inPlay(bisley, { 6: 'AH', 8: '2H', 9: '2S', 10: '3H' });
  expect([at.may('8>6'), at.may('9>6'), at.may('10>6')]).toEqual([true, false, false]);
});

test('starts the foundation over the ace with a released king', () => {
  const at = inPlay(bisley, { 4: 'AC', 6: 'AH', 8: 'KH 9C', 9: 'TC' });
  expect(at.may('8>2')).toBe(false);
  at.play('8>9');
  expect([at.may('8>0'), at.may('8>2'), at.may('8>6')]).toEqual([false, true, false]);
});

test('starts it with a king only', () => {
  expect(inPlay(bisley, { 8: 'QH' }).may('8>2')).toBe(false);
});

test('builds kings down in suit', () => {
  const at = inPlay(bisley, { 2: 'KH', 8: 'QH', 9: 'QD', 10: 'JH' });
  expect([at.may('8>2'), at.may('9>2'), at.may('10>2')]).toEqual([true, false, false]);
});

test('lets a card that fits both foundations go to either', () => {
  const at = inPlay(bisley, { 2: suit('H', 'KQJT9876'), 6: suit('H', 'A234'), 8: '5H' });
  expect([at.may('8>2'), at.may('8>6')]).toEqual([true, true]);
});

test('keeps cards on foundations', () => {
  expect(inPlay(bisley, { 2: 'KH QH', 6: 'AH 2H', 8: '3H JH' }).legal()).toEqual(['8>2']);
});

test('is won wherever the foundations of a suit meet', () => {
  const homes = {
    4: 'AC',
    0: suit('C', 'KQJT98765432'),
    5: suit('D', 'A234'),
    1: suit('D', 'KQJT98765'),
    6: suit('H', 'A2345678'),
    2: suit('H', 'KQJT9'),
    7: suit('S', ACE_TO_KING.slice(0, 12)),
    3: 'KS',
  };
  expect(inPlay(bisley, homes)).toMatchObject({ won: true, score: 48 });
});
