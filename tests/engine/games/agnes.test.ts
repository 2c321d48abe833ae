import { describe, expect, it } from 'vitest';
import agnesBernauer from '../../../engine/games/klondike/agnes-bernauer.ts';
import agnesSorel from '../../../engine/games/klondike/agnes-sorel.ts';
import { BASE } from '../../../engine/model/counters.ts';
import { dealtFrom, inPlay, type Position, suit } from './position.ts';

const [STOCK, HOME, STORE, COLUMN] = [0, 3, 7, 14];
const AGNES_GAMES = [agnesBernauer, agnesSorel];

/** A position with the ten as its base. */
function onTen(game: (typeof AGNES_GAMES)[number], piles: Readonly<Record<number, string>>): Position {
  const position = inPlay(game, { [HOME]: 'TC', ...piles });
  position.table.set(BASE, 10);
  return position;
}

const sizes = ({ table }: Position, from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => table.size(from + at));

describe.each(AGNES_GAMES)('$name', (game) => {
  it('deals twenty-eight cards as in Klondike, a base card and a reserve of seven', () => {
    const dealt = dealtFrom(game, '');
    expect(sizes(dealt, COLUMN, COLUMN + 6)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(sizes(dealt, STORE, STORE + 6)).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect([...sizes(dealt, HOME, HOME + 3), dealt.table.size(STOCK)]).toEqual([1, 0, 0, 0, 16]);
    // The twenty-ninth card of a new pack is the eight of clubs.
    expect([dealt.pile(HOME), dealt.table.counter(BASE)]).toEqual(['8C', 8]);
  });

  it('starts the other foundations with the base rank and builds them in suit, past the king', () => {
    const position = onTen(game, { 3: 'TC JC QC KC', 7: 'AC', 8: 'TD', 9: 'AD', 10: 'JH' });
    expect([position.may('7>3'), position.may('8>4'), position.may('9>3'), position.may('10>4')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('plays from the reserve, puts nothing on it and leaves its gaps open until the next deal', () => {
    const position = onTen(game, { 7: 'TD', 8: '9H', 14: '8H', 15: '4S' });
    expect([position.may('8>7'), position.may('15>7'), position.may('14>8')]).toEqual([false, false, false]);
    expect(position.play('7>4').pile(STORE)).toBe('');
    expect(position.may('8>7')).toBe(false);
  });

  it('deals the reserve seven more cards, and again, and the last two to places of their own', () => {
    const dealt = dealtFrom(game, '').play('0', '0');
    expect(sizes(dealt, STORE, STORE + 6)).toEqual([3, 3, 3, 3, 3, 3, 3]);
    expect(dealt.table.size(STOCK)).toBe(2);
    dealt.play('0');
    expect(sizes(dealt, STOCK, 2)).toEqual([0, 1, 1]);
    expect(sizes(dealt, STORE, STORE + 6)).toEqual([3, 3, 3, 3, 3, 3, 3]);
    expect(dealt.may('0')).toBe(false);
  });

  it('plays the last two cards as it plays the reserve', () => {
    const position = onTen(game, { 1: 'JC', 2: '4S' });
    expect([position.may('1>3'), position.may('2>1')]).toEqual([true, false]);
  });

  it('is won with all cards on the foundations', () => {
    const suits = ['C', 'D', 'H'].map((letter) => suit(letter, 'TJQKA23456789'));
    const position = onTen(game, { 3: suits[0]!, 4: suits[1]!, 5: suits[2]!, 6: suit('S', 'TJQKA2345678'), 14: '9S' });
    expect(position.won).toBe(false);
    expect(position.play('14>6').won).toBe(true);
  });
});

describe('Agnes Bernauer', () => {
  it('builds down in alternating colours, king on ace, and carries runs', () => {
    const position = onTen(agnesBernauer, { 14: 'AC', 15: 'KD', 16: 'KS', 17: '7H 6S', 18: '8C', 19: '7D' });
    const may = ['15>14', '16>14', '17>18x2', '19>18', '18>19'];
    expect(may.map((move) => position.may(move))).toEqual([true, false, true, true, false]);
  });

  it('fills an empty column with the rank below the base only', () => {
    const position = onTen(agnesBernauer, { 15: 'KD', 16: '2S 9H 8C', 17: 'TH', 7: '9S' });
    const may = ['15>14', '16>14x2', '16>14', '17>14', '7>14'];
    expect(may.map((move) => position.may(move))).toEqual([false, true, false, false, true]);
  });
});

describe('Agnes Sorel', () => {
  it('builds down in one colour, king on ace', () => {
    const position = onTen(agnesSorel, { 14: 'AC', 15: 'KD', 16: 'KS', 17: '7H 6D', 18: '8D', 19: '7S' });
    const may = ['15>14', '16>14', '17>18x2', '19>18'];
    expect(may.map((move) => position.may(move))).toEqual([false, true, true, false]);
  });

  it('fills no empty column', () => {
    const position = onTen(agnesSorel, { 15: 'KD', 16: '2S 9H 8D', 7: '9S' });
    expect(['15>14', '16>14x2', '7>14'].map((move) => position.may(move))).toEqual([false, false, false]);
  });
});
