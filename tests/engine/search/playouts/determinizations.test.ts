import { expect, test } from 'vitest';
import { Determinizations } from '../../../../engine/search/playouts/determinizations.ts';
import { pilesOf, table } from '../../table.ts';

const UNSEEN = [
  { pile: 0, index: 0 },
  { pile: 0, index: 2 },
  { pile: 1, index: 0 },
];

test('permutes hidden cards only, in every order', () => {
  const worlds = new Determinizations(table('3d 9d 5d KS', '7d QH'), UNSEEN, 1);
  const orders = new Set(Array.from({ length: 60 }, () => pilesOf(worlds.next()).join(' | ')));
  expect([...orders].toSorted()).toEqual(
    ['3 5 7', '3 7 5', '5 3 7', '5 7 3', '7 3 5', '7 5 3'].map((order) => {
      const [a, b, c] = order.split(' ');
      return `${a}d 9d ${b}d KS | ${c}d QH`;
    }),
  );
});

test('ignores the true order', () => {
  const [one, other] = [table('3d 9d 5d KS', '7d QH'), table('7d 9d 3d KS', '5d QH')].map((truth) => {
    const worlds = new Determinizations(truth, UNSEEN, 1);
    return Array.from({ length: 5 }, () => pilesOf(worlds.next()));
  });
  expect(one).toEqual(other);
});

test('lists each order of few cards once', () => {
  const worlds = new Determinizations(table('3d 9d 5d KS', '7d QH'), UNSEEN, 1);
  const orders = (): string[] => Array.from(worlds.every(), (world) => pilesOf(world).join(' | '));
  const first = orders();
  expect(new Set(first).size).toBe(6);
  expect(first).toHaveLength(6);
  worlds.next();
  expect(orders()).toEqual(first);
});
