import { expect, test } from 'vitest';
import unionSquare from '../../../engine/games/forty/union-square.ts';
import { reasonNoDrop } from '../../../engine/legality/refusal.ts';
import { ACE_TO_KING, inPlay, type Position, suit } from './position.ts';

/* The stock is pile 0, the waste 1; each row of the square ends with a foundation: 6, 11, 16 and 21. */

const HOMES = [6, 11, 16, 21];
const taking = (position: Position, from: number): number[] => HOMES.filter((to) => position.may(`${from}>${to}`));

test('uses one foundation for both packs of a suit', () => {
  const position = inPlay(unionSquare, { 2: 'AC', 3: 'AC', 4: 'AH' });
  expect(taking(position, 2)).toEqual(HOMES);
  position.play('2>6');
  expect([taking(position, 3), taking(position, 4)]).toEqual([[], [11, 16, 21]]);
});

test('completes a foundation with the second ace of its suit', () => {
  const position = inPlay(unionSquare, { 6: suit('C', `${ACE_TO_KING}KQJT98765432`), 3: 'AC' });
  expect(taking(position, 3)).toEqual([6]);
});

test('says that a card the foundation refuses does not fit', () => {
  const { rules, table } = inPlay(unionSquare, { 2: 'AC', 3: '5C', 6: 'AC 2C' });
  expect([reasonNoDrop(rules, table, 2, 1, 11), reasonNoDrop(rules, table, 3, 1, 6)].map((why) => why?.code)).toEqual([
    'order',
    'order',
  ]);
});
