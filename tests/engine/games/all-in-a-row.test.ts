import { describe, expect, it } from 'vitest';
import allInARow from '../../../engine/games/peaks/all-in-a-row.ts';
import { dealtFrom, inPlay } from './position.ts';

describe('All in a Row', () => {
  it('deals thirteen columns of four, face up, and an empty row', () => {
    const game = dealtFrom(allInARow, 'KS');
    expect(game.pile(0)).toBe('');
    for (const column of game.piles(1, 13)) expect(column).toMatch(/^([A-Z0-9]{2} ?){4}$/);
  });

  it('starts the row from any column', () => {
    const game = dealtFrom(allInARow, '');
    expect(game.legal().filter((move) => !move.includes('>'))).toHaveLength(13);
    expect(game.play('5').pile(0)).not.toBe('');
  });

  it('continues with a card one rank higher or lower, regardless of suit', () => {
    const game = inPlay(allInARow, { 0: '7C', 1: '8H', 2: '6C', 3: '7D', 4: '9C' });
    expect(['1', '2', '3', '4', '1>0'].map((move) => game.may(move))).toEqual([true, true, false, false, true]);
  });

  it('treats king and ace as neighbours', () => {
    expect(inPlay(allInARow, { 0: 'KC', 1: 'AH' }).may('1')).toBe(true);
    expect(inPlay(allInARow, { 0: 'AC', 1: 'KH' }).may('1')).toBe(true);
  });

  it('plays top cards only, and nothing but to the row', () => {
    const game = inPlay(allInARow, { 0: '7C', 1: '8H 2S', 2: '3D' });
    expect(game.legal()).toEqual([]);
  });

  it('is won with all cards in the row', () => {
    const row = Array.from({ length: 51 }, () => '2C').join(' ');
    const game = inPlay(allInARow, { 0: row, 7: '3H' });
    expect(game.won).toBe(false);
    expect(game.play('7').won).toBe(true);
    expect(game.score).toBe(52);
  });
});
