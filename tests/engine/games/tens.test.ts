import { describe, expect, it } from 'vitest';
import blockEleven from '../../../engine/games/pairs/block-eleven.ts';
import decade from '../../../engine/games/accordion/decade.ts';
import tens from '../../../engine/games/pairs/tens.ts';
import tenTwentyThirty from '../../../engine/games/pairs/ten-twenty-thirty.ts';
import { dealtFrom, inPlay } from './position.ts';

describe('Tens', () => {
  it('removes four of a rank by a click once all four are exposed, and fills their places', () => {
    const game = inPlay(tens, { 0: '4c 3c 2c', 1: 'KS', 2: 'KH', 3: 'KD', 4: '7S' });
    expect(game.may('1')).toBe(false);
    const four = inPlay(tens, { 0: '5c 4c 3c 2c', 1: 'KS', 2: 'KH', 3: 'KD', 4: 'KC', 5: '7S' });
    expect(four.play('3').piles(0, 5)).toEqual(['', '2C', '3C', '4C', '5C', '7S']);
  });

  it('removes no four of a rank below ten', () => {
    expect(inPlay(tens, { 1: '9S', 2: '9H', 3: '9D', 4: '9C' }).may('1')).toBe(false);
  });
});

describe('Block Eleven', () => {
  it('deals no face card at the start and puts them under the stock', () => {
    const game = dealtFrom(blockEleven, 'KS JD QH');
    expect(game.piles(1, 12).some((pile) => /^[JQK]/.test(pile))).toBe(false);
    expect(game.pile(0).split(' ').slice(0, 3).toSorted()).toEqual(['jd', 'ks', 'qh']);
  });
});

describe('Decade', () => {
  it('removes neighbours that add up to ten, twenty or thirty, from either end', () => {
    const game = inPlay(decade, { 0: '6S', 1: '3H', 2: 'AD', 3: 'KC', 4: '9S' });
    expect(
      game
        .legal()
        .filter((move) => move.includes('>'))
        .toSorted(),
    ).toEqual(['0>2', '0>3', '2>0', '2>4', '3>0', '4>2']);
    expect(game.play('0>2').piles(0, 2)).toEqual(['KC', '9S', '']);
  });

  it('is won when no card is left', () => {
    expect(inPlay(decade, { 0: 'KC', 1: 'QS' }).play('1>0').won).toBe(true);
    expect(inPlay(decade, { 0: 'KC', 1: 'QS', 2: '4S' }).play('1>0').won).toBe(false);
  });
});

/* Stock 0, discards 1, columns 2 to 8. */
describe('Ten-Twenty-Thirty', () => {
  it('puts three cards of a column under the stock in order', () => {
    const game = inPlay(tenTwentyThirty, { 0: '8s', 2: '4S 9H KD 6C' });
    expect(game.legal().toSorted()).toEqual(['0', '2>1x2']);
    expect(game.play('2>1x2').piles(0, 2)).toEqual(['6c kd 4s 8s', '', '9H']);
  });

  it('deals past columns that are cleared', () => {
    const game = inPlay(tenTwentyThirty, { 0: '9s 8s 7s', 3: '2H', 5: '2D' });
    expect(game.play('0', '0', '0').piles(2, 8)).toEqual(['', '2H 7S 9S', '', '2D 8S', '', '', '']);
  });

  it('is won when all columns are cleared', () => {
    expect(inPlay(tenTwentyThirty, { 2: '4S 3H 3D' }).play('2>1').won).toBe(true);
  });
});
