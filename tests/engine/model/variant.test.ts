import { expect, test } from 'vitest';
import { grid, rows } from '../../../engine/model/variant.ts';
import { Pile } from '../../../engine/model/pile.ts';

const [a, b, c] = Array.from({ length: 3 }, () => new Pile({ role: 'tableau' })) as [Pile, Pile, Pile];

test('piles in rows lie a card apart, each row a card lower', () => {
  expect(rows([[a, b], [c]])).toEqual([
    { pile: a, x: 0, y: 0 },
    { pile: b, x: 1, y: 0 },
    { pile: c, x: 0, y: 1 },
  ]);
});

test('null leaves a card’s place free, a number so many card widths', () => {
  expect(rows([[a, null, b, 0.5, c]]).map(({ x }) => x)).toEqual([0, 2, 3.5]);
});

test('rows begin at their y and lie their step apart', () => {
  expect(rows([[a], [b]], 2, 0.5).map(({ y }) => y)).toEqual([2, 2.5]);
});

test('a grid goes on in the next line when one is full', () => {
  expect(grid([a, b, c], 2, { x: 2, y: 1, step: 1.5 })).toEqual([
    { pile: a, x: 2, y: 1 },
    { pile: b, x: 3.5, y: 1 },
    { pile: c, x: 2, y: 2 },
  ]);
});
