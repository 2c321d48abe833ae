import { grid, type Place } from '../../model/variant.ts';
import type { Pile, Step } from '../../model/pile.ts';

/** In a grid of so many columns that begins with pile `first`: neighbours in a row, in a column or across a corner. */
export const touching =
  (width: number, first: number) =>
  (from: number, to: number): boolean =>
    Math.abs(((from - first) % width) - ((to - first) % width)) <= 1 &&
    Math.abs(rowIn(width, first, from) - rowIn(width, first, to)) <= 1;

/** In such a grid: anywhere in the same row or column. */
export const inLine =
  (width: number, first: number) =>
  (from: number, to: number): boolean =>
    (from - to) % width === 0 || rowIn(width, first, from) === rowIn(width, first, to);

const rowIn = (width: number, first: number, at: number): number => Math.floor((at - first) / width);

/** The stock at the upper left and, a card's width beside it, the grid. */
export const gridBeside = (stock: Pile, piles: readonly Pile[], width: number): Place[] => [
  { pile: stock, x: 0, y: 0 },
  ...grid(piles, width, { x: 2 }),
];

/** Cards move up one after the other until no gap is left between them; one card a pile. */
export const closeUp =
  (line: readonly Pile[]): Step =>
  (t) => {
    let next = 0;
    for (const { index } of line) {
      if (t.size(index) === 0) continue;
      const to = line[next++]!.index;
      if (to !== index) t.move(index, to, 1);
    }
  };
