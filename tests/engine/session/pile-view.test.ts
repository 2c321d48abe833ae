import { expect, test } from 'vitest';
import type { PileRules } from '../../../engine/model/pile.ts';
import { cell, foundation, reserve, stock, tableau, waste } from '../../../engine/vocabulary/piles.ts';
import { aces, baseCards, kings, twos } from '../../../engine/vocabulary/relations.ts';
import { suitOf } from '../../../engine/model/card.ts';
import { factsOf, type PileShape, shapesOf } from '../../../engine/session/pile-view.ts';
import { BASE, REDEALS } from '../../../engine/model/counters.ts';
import { rulesOf, table } from '../table.ts';
import { action } from '../tiny.ts';

const shapeOf = (rules: PileRules): PileShape => shapesOf(rulesOf([rules]), table(''))[0]!;
const redealing = (redeals: number): PileRules => stock(action({ redeals }));

test.each([
  ['an ace', foundation({ start: aces }), 1],
  ['a king', tableau({ start: kings }), 13],
  ['any card', cell(), 0],
  ['nothing', waste(), undefined],
  [
    'nothing it could show, where several ranks may start it',
    tableau({ start: (card, base) => aces(card, base) || twos(card, base) }),
    undefined,
  ],
])('an empty pile asks for %s', (_, rules, starts) => {
  expect(shapeOf(rules).starts).toBe(starts);
});

test('an empty foundation of one suit says which', () => {
  expect(shapeOf(foundation({ start: (card, base) => aces(card, base) && suitOf(card) === 2 }))).toMatchObject({
    starts: 1,
    suit: 2,
  });
  expect(shapeOf(foundation({ start: aces })).suit).toBeUndefined();
});

test('a foundation begun by the base card asks for that rank', () => {
  const position = table('');
  position.set(BASE, 7);
  expect(shapesOf(rulesOf([foundation({ start: baseCards })]), position)[0]!.starts).toBe(7);
});

test('a pile that says nothing of its fan shows its top card', () => {
  expect([shapeOf(reserve()).fan, shapeOf(tableau({})).fan, shapeOf(waste({ fan: { right: 3 } })).fan]).toEqual([
    { direction: undefined, shown: 1, woven: false },
    { direction: 'down', shown: Infinity, woven: false },
    { direction: 'right', shown: 3, woven: false },
  ]);
});

test('a stock that may be turned again says so', () => {
  expect([redealing(0), redealing(2), redealing(Infinity)].map((rules) => shapeOf(rules).redeals)).toEqual([
    false,
    true,
    true,
  ]);
});

test('piles out of sight have no shape', () => {
  const hidden = rulesOf([waste()], { hidden: [] });
  expect(shapesOf(hidden, table(''))).toHaveLength(1);
});

test('the status tells of the stock, the redeals left, and what the game adds', () => {
  const position = table('9d 8d');
  position.add(REDEALS, 1);
  const rules = rulesOf([redealing(3)], { shows: [() => ({ kind: 'round', value: 4 })] });
  expect(factsOf(rules, position)).toEqual([
    { kind: 'stock', value: 2 },
    { kind: 'redeals', value: 2 },
    { kind: 'round', value: 4 },
  ]);
});

test('a game without stock and redeals has nothing to tell', () => {
  expect(factsOf(rulesOf([tableau({})]), table(''))).toEqual([]);
});
