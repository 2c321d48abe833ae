import { describe, expect, it } from 'vitest';
import eighteens from '../../../engine/games/pairs/eighteens.ts';
import nines from '../../../engine/games/pairs/nines.ts';
import suitElevens from '../../../engine/games/pairs/suit-elevens.ts';
import { inPlay } from './position.ts';

describe('Nines', () => {
  const four = { 0: '5c 4c 3c 2c', 1: 'TS', 2: 'JH', 3: 'QD', 8: 'KC' };

  it('fills no gap while a set is unfinished', () => {
    expect(inPlay(nines, four).play('1>4').piles(0, 1)).toEqual(['5c 4c 3c 2c', '']);
  });

  it('removes a whole set and fills its places', () => {
    expect(inPlay(nines, four).play('1>4', '2>5', '3>6', '8>7').piles(0, 8).join('').length).toBe(8);
  });

  it('takes no second card of a rank into a set', () => {
    expect(inPlay(nines, { 1: 'TS', 4: 'TH' }).may('1>5')).toBe(false);
  });
});

describe('Suit Elevens', () => {
  it('takes only face cards of the suit that the first one decides', () => {
    const game = inPlay(suitElevens, { 1: 'JS', 2: 'QS', 3: 'QH' }).play('1>6');
    expect([game.may('2>7'), game.may('3>7')]).toEqual([true, false]);
  });
});

describe('Eighteens', () => {
  it('takes one face card and three ranks that add up to eighteen', () => {
    const game = inPlay(eighteens, { 1: 'KS', 2: 'TS', 3: '6H', 4: '2D', 5: '3D', 6: 'QC' }).play(
      '1>13',
      '2>13',
      '3>13',
    );
    expect([game.may('4>13'), game.may('5>13'), game.may('6>13')]).toEqual([true, false, false]);
    expect(game.play('4>13').pile(13)).toBe('');
  });
});
