import { describe, expect, it } from 'vitest';
import wall from '../../../engine/games/other/wall.ts';
import { inPlay, type Position } from './position.ts';

/*
 * The throne is pile 0, the high guard 1 to 3, the low guard 4 to 7, the wall 8 to 52, the stock 53, the waste 54 to
 * 56.
 */

const GUARDS = { 1: 'AC AD', 2: 'AH AS', 3: '2C 2D', 4: '3c 3d 3h', 5: '4c 4d 4h', 6: '5c 5d 5h', 7: '6c 6d 6h' };
const TABLE = { 0: 'KS KS', ...GUARDS, 8: '7C', 9: '7D', 54: 'QC QD QH' };

/** The targets above the wall that three queens may be sent to, in a table without those piles. */
function open(...gone: readonly number[]): number[] {
  const left = Object.entries(TABLE).filter(([at]) => !gone.includes(Number(at)));
  const position = inPlay(wall, Object.fromEntries(left));
  return [0, 1, 2, 3, 4, 5, 6, 7].filter((at) => position.may(`54>${at}x3`));
}

describe('reach of an attack', () => {
  it('includes a low guard with a neighbour gone, or one of the two wall cards below it', () => {
    const whole = inPlay(wall, { ...TABLE, ...Object.fromEntries([10, 11, 12, 13, 14, 15].map((at) => [at, '8C'])) });
    expect([4, 5, 6, 7].map((at) => whole.may(`54>${at}`))).toEqual([false, false, false, false]);
    expect(open()).toEqual([5, 6, 7]);
    expect(open(5)).toEqual([1, 2, 4, 6, 7]);
  });

  it('includes a high guard with a neighbour gone, or one of the two nearest low guards', () => {
    expect(open(4)).toEqual([1, 5, 6, 7]);
    expect(open(1)).toEqual([2, 5, 6, 7]);
  });

  it('includes the throne only when the whole high guard is gone', () => {
    expect(open(2)).toEqual([1, 3, 5, 6, 7]);
    expect(open(1, 3)).not.toContain(0);
    expect(open(1, 2)).not.toContain(0);
    expect(open(1, 2, 3)).toEqual([0, 5, 6, 7]);
  });
});

describe('an attack', () => {
  const attack = (cards: string, piles: Readonly<Record<number, string>>): Position =>
    inPlay(wall, { ...piles, 53: '2c 3c 4c', 54: cards });

  it('on a face-down guard turns it up and costs the attackers, however few', () => {
    const position = attack('AC', { 7: 'kc kd kh' }).play('54>7');
    expect([position.pile(7), position.score]).toEqual(['KC KD KH', 0]);
    expect(position.piles(53, 56)).toEqual(['', '4C', '3C', '2C']);
  });

  it('on a face-up guard must add up to more than the pile', () => {
    const position = attack('5C AC', { 7: 'AD 2D 2H' });
    expect(['54>7', '54>7x2', '7'].map((move) => position.may(move))).toEqual([false, true, true]);
    expect(position.play('54>7x2').score).toBe(5);
  });

  it('on the throne wins, and twenty-six do not suffice', () => {
    expect(attack('KC KD', { 0: 'KS KS' }).may('54>0x2')).toBe(false);
    const position = attack('KC KD AC', { 0: 'KS KS' }).play('0');
    expect([position.won, position.score]).toEqual([true, 26]);
  });
});
