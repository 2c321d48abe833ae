import { describe, expect, test } from 'vitest';
import { inSeatOrder, seatsOf } from '../../../engine/session/seats.ts';
import { cell, foundation } from '../../../engine/vocabulary/piles.ts';
import { aces } from '../../../engine/vocabulary/relations.ts';
import { rulesOf, table } from '../table.ts';

const home = foundation({ start: aces });
const four = rulesOf([cell(), home, home, home, home]);
const eight = rulesOf(Array.from({ length: 8 }, () => home));

describe('foundations with the same rules', () => {
  test('lie in the order of the suits that they were dealt', () => {
    expect(seatsOf(four, table('KC', 'AH', 'AS', 'AC', 'AD'))).toEqual([0, 3, 4, 1, 2]);
  });

  test('lie in that order twice with two packs', () => {
    const seats = seatsOf(eight, table('AC', 'AD', 'AD', 'AS', 'AH', 'AH', 'AS', 'AC'));
    expect(seats).toEqual([0, 1, 5, 3, 2, 6, 7, 4]);
  });

  test('leave the place of a missing suit free', () => {
    expect(seatsOf(four, table('', 'AS', 'AD', 'AC', ''))).toEqual([0, 4, 2, 1, 3]);
  });

  test.each([
    ['fewer than two cards are', table('', 'AS', '', '', '')],
    ['cards of several ranks are', table('', 'AS', '2D', '3C', '4H')],
  ])('stay in their places when %s dealt to them', (_, dealt) => {
    expect(seatsOf(four, dealt)).toEqual([0, 1, 2, 3, 4]);
  });

  test('stay in their places when they have rules of their own', () => {
    const own = rulesOf(['AH', 'AS', 'AC'].map(() => foundation({ start: aces })));
    expect(seatsOf(own, table('AH', 'AS', 'AC'))).toEqual([0, 1, 2]);
  });
});

test('lists piles in the order they lie', () => {
  expect(inSeatOrder([{}, { seat: 3 }, { seat: 1 }, { seat: 2 }]).map(([pile]) => pile)).toEqual([0, 2, 3, 1]);
});
