import { describe, expect, it } from 'vitest';
import acesSquare from '../../../engine/games/grid/aces-square.ts';
import { dealtFrom, inPlay } from './position.ts';

const [STOCK, OUT] = [0, 17];
const SQUARE = '2C 9D 5C 6D 3H 4C 7S 9S TS AC QC KD 5H 2S 8H 7C';

describe('Aces Square', () => {
  it('deals sixteen cards in a square of four by four', () => {
    const game = dealtFrom(acesSquare, SQUARE);
    expect(game.piles(1, 16)).toEqual(SQUARE.split(' '));
    expect(game.table.size(STOCK)).toBe(36);
    const places = game.rules.variant.places.slice(1).map(({ x, y }) => [x - 2, y]);
    expect(places).toEqual(Array.from({ length: 16 }, (_, at) => [at % 4, Math.floor(at / 4)]));
  });

  it('removes two cards of a suit in the same row or column, and only those', () => {
    const game = dealtFrom(acesSquare, SQUARE);
    const may = ['1>3', '3>1', '2>4', '3>11', '1>6', '1>2', '16>11', '7>8'];
    expect(may.map((move) => game.may(move))).toEqual([true, true, true, true, false, false, false, true]);
  });

  it('puts two new cards from the deck in their places', () => {
    const game = inPlay(acesSquare, { 0: '4s 3s 2s', 1: '2C', 3: '5C' }).play('1>3');
    expect([game.pile(STOCK), game.pile(1), game.pile(3), game.score]).toEqual(['4s', '2S', '3S', 2]);
  });

  it('leaves gaps when the deck is used up, across which cards still pair', () => {
    const game = inPlay(acesSquare, { 1: '2C', 2: '3D', 3: '5C', 4: '6D' }).play('1>3');
    expect(game.piles(1, 4)).toEqual(['', '3D', '', '6D']);
    expect(game.may('2>4')).toBe(true);
  });

  it('removes no ace', () => {
    const game = inPlay(acesSquare, { 1: 'AC', 2: '5C', 3: '6C' });
    expect(game.legal()).toEqual(['2>3', '3>2']);
  });

  it('is won when forty-eight cards are gone and the aces left', () => {
    const out = Array.from({ length: 46 }, () => '2C').join(' ');
    const game = inPlay(acesSquare, { 1: 'AC', 2: '5C', 3: '6C', 8: 'AD', 9: 'AH', 12: 'AS', [OUT]: out });
    expect(game.won).toBe(false);
    expect(game.play('3>2').won).toBe(true);
  });
});
