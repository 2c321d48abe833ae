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
])('asks on an empty pile for %s', (_, rules, starts) => {
  expect(shapeOf(rules).starts).toBe(starts);
});

test('names the suit of an empty foundation', () => {
  expect(shapeOf(foundation({ start: (card, base) => aces(card, base) && suitOf(card) === 2 }))).toMatchObject({
    starts: 1,
    suit: 2,
  });
  expect(shapeOf(foundation({ start: aces })).suit).toBeUndefined();
});

test('asks for the base rank on a foundation', () => {
  const position = table('');
  position.set(BASE, 7);
  expect(shapesOf(rulesOf([foundation({ start: baseCards })]), position)[0]!.starts).toBe(7);
});

test('shows the top card of a pile without a fan', () => {
  expect([shapeOf(reserve()).fan, shapeOf(tableau({})).fan, shapeOf(waste({ fan: { right: 3 } })).fan]).toEqual([
    { direction: undefined, shown: 1, woven: false },
    { direction: 'down', shown: Infinity, woven: false },
    { direction: 'right', shown: 3, woven: false },
  ]);
});

test('says that a stock may be turned again', () => {
  expect([redealing(0), redealing(2), redealing(Infinity)].map((rules) => shapeOf(rules).redeals)).toEqual([
    false,
    true,
    true,
  ]);
});

test('has no shape for hidden piles', () => {
  const hidden = rulesOf([waste()], { hidden: [] });
  expect(shapesOf(hidden, table(''))).toHaveLength(1);
});

test('gives stock, redeals and the game’s own figures', () => {
  const position = table('9d 8d');
  position.add(REDEALS, 1);
  const rules = rulesOf([redealing(3)], { shows: [() => ({ kind: 'round', value: 4 })] });
  expect(factsOf(rules, position)).toEqual([
    { kind: 'stock', value: 2 },
    { kind: 'redeals', value: 2 },
    { kind: 'round', value: 4 },
  ]);
});

test('gives nothing for a game without them', () => {
  expect(factsOf(rulesOf([tableau({})]), table(''))).toEqual([]);
});
