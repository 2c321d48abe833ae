import { grid, type Place } from '../../model/variant.ts';
import type { Pile, Step } from '../../model/pile.ts';

/** Whether two piles of a grid that begins with pile `first` touch, in a row, in a column or across a corner. */
export const touching =
  (width: number, first: number) =>
  (from: number, to: number): boolean =>
    Math.abs(((from - first) % width) - ((to - first) % width)) <= 1 &&
    Math.abs(rowIn(width, first, from) - rowIn(width, first, to)) <= 1;

/** Whether two piles of such a grid are in the same row or column. */
export const inLine =
  (width: number, first: number) =>
  (from: number, to: number): boolean =>
    (from - to) % width === 0 || rowIn(width, first, from) === rowIn(width, first, to);

const rowIn = (width: number, first: number, at: number): number => Math.floor((at - first) / width);

/** Lays the stock at the upper left and the grid a card's width beside it. */
export const gridBeside = (stock: Pile, piles: readonly Pile[], width: number): Place[] => [
  { pile: stock, x: 0, y: 0 },
  ...grid(piles, width, { x: 2 }),
];

/** Moves cards forward until there is no gap between them; each pile holds one card. */
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
