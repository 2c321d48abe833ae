import { expect, test } from 'vitest';
import { grid, rows } from '../../../engine/model/variant.ts';
import { Pile } from '../../../engine/model/pile.ts';

const [a, b, c] = Array.from({ length: 3 }, () => new Pile({ role: 'tableau' })) as [Pile, Pile, Pile];

test('puts piles in rows a card apart', () => {
  expect(rows([[a, b], [c]])).toEqual([
    { pile: a, x: 0, y: 0 },
    { pile: b, x: 1, y: 0 },
    { pile: c, x: 0, y: 1 },
  ]);
});

test('leaves a card’s place free for null, and card widths for a number', () => {
  expect(rows([[a, null, b, 0.5, c]]).map(({ x }) => x)).toEqual([0, 2, 3.5]);
});

test('starts rows at their y and steps apart', () => {
  expect(rows([[a], [b]], 2, 0.5).map(({ y }) => y)).toEqual([2, 2.5]);
});

test('continues a grid in the next line', () => {
  expect(grid([a, b, c], 2, { x: 2, y: 1, step: 1.5 })).toEqual([
    { pile: a, x: 2, y: 1 },
    { pile: b, x: 3.5, y: 1 },
    { pile: c, x: 2, y: 2 },
  ]);
});
