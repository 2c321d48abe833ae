import { expect, test } from 'vitest';
import theLastMonarch from '../../../engine/games/layout/the-last-monarch.ts';
import { inPlay } from './position.ts';

/* Piles 0 to 51 are the rows of thirteen, 52 to 55 the foundations from clubs on, 56 to 59 the reserve. */
const [CLUBS, RESERVE] = [52, 56];

test('sends a captured card to its foundation, or to the reserve', () => {
  const board = inPlay(theLastMonarch, { 0: 'KD', 1: 'AC', 2: '9H' }).play('0>1').play('1>2');
  expect([board.pile(0), board.pile(1), board.pile(2), board.pile(CLUBS), board.pile(RESERVE)]).toEqual([
    '',
    '',
    'KD',
    'AC',
    '9H',
  ]);
});

test('captures only beside, above and below', () => {
  const board = inPlay(theLastMonarch, { 12: 'KD', 13: '2C', 25: '3C', 24: '4C' });
  expect(['12>25', '12>13', '12>24'].map((move) => board.may(move))).toEqual([true, false, false]);
});

test('captures only what can go home once the reserve is full', () => {
  const full = { [RESERVE]: 'KC', [RESERVE + 1]: 'KH', [RESERVE + 2]: 'KS', [RESERVE + 3]: 'QS' };
  const board = inPlay(theLastMonarch, { ...full, 0: 'AC', 1: '9H' });
  expect([board.may('0>1'), board.may('1>0')]).toEqual([false, true]);
});
