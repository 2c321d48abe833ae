import { expect, test } from 'vitest';
import beehive from '../../../engine/games/canfield/beehive.ts';
import { usualAnswers } from '../../../engine/model/options.ts';
import { isFaceDown } from '../../../engine/model/card.ts';
import { dealByNumber } from '../../../engine/legality/deal.ts';
import { inPlay } from './position.ts';

/* Stock, waste, the hive, and the garden's six columns. */
const [WASTE, HIVE, GARDEN] = [1, 2, 3];

test('removes the four cards of a rank at once and fills their column from the hive', () => {
  const others = { 4: 'KC', 5: 'QC', 6: 'JC', 7: '9C', 8: '8C' };
  const board = inPlay(beehive, { ...others, [WASTE]: '7S', [HIVE]: '2c 3D', [GARDEN]: '7C 7D 7H' }).play('1>3');
  expect([board.pile(HIVE), board.pile(GARDEN), board.score]).toEqual(['2C', '3D', 4]);
});

test('takes any card in an empty column once the hive is used up', () => {
  const board = inPlay(beehive, { [WASTE]: '7S', [GARDEN]: '9C', 4: '9D' });
  expect(['1>3', '1>4', '1>5', '3>4'].map((move) => board.may(move))).toEqual([false, false, true, true]);
});

test('turns up the top card of the hive in the deal', () => {
  const { table } = dealByNumber(beehive.variant(usualAnswers(beehive)), 1);
  const faces = Array.from({ length: table.size(HIVE) }, (_, at) => isFaceDown(table.at(HIVE, at)));
  expect([faces.length, faces.lastIndexOf(true), faces.at(-1)]).toEqual([10, 8, false]);
});
