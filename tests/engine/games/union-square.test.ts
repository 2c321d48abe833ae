import { expect, test } from 'vitest';
import unionSquare from '../../../engine/games/forty/union-square.ts';
import { whyNot } from '../../../engine/legality/refusal.ts';
import { ACE_TO_KING, inPlay, type Position, suit } from './position.ts';

/* The stock is pile 0, the waste 1; each row of the square ends with a foundation: 6, 11, 16 and 21. */

const HOMES = [6, 11, 16, 21];
const taking = (position: Position, from: number): number[] => HOMES.filter((to) => position.may(`${from}>${to}`));

test('one foundation serves both packs: a second ace of a suit begins none', () => {
  const position = inPlay(unionSquare, { 2: 'AC', 3: 'AC', 4: 'AH' });
  expect(taking(position, 2)).toEqual(HOMES);
  position.play('2>6');
  expect([taking(position, 3), taking(position, 4)]).toEqual([[], [11, 16, 21]]);
});

test('the second ace of a suit is the last card of its foundation', () => {
  const position = inPlay(unionSquare, { 6: suit('C', `${ACE_TO_KING}KQJT98765432`), 3: 'AC' });
  expect(taking(position, 3)).toEqual([6]);
});

test('a card the foundation does not take is said not to fit', () => {
  const { rules, table } = inPlay(unionSquare, { 2: 'AC', 3: '5C', 6: 'AC 2C' });
  expect([whyNot(rules, table, 2, 1, 11), whyNot(rules, table, 3, 1, 6)].map((why) => why?.code)).toEqual([
    'order',
    'order',
  ]);
});
