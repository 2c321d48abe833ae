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

/** Lays a grid whose rows stay rows where they are broken into lines. */
export const gridOfRows = (piles: readonly Pile[], width: number, at: Parameters<typeof grid>[2] = {}): Place[] =>
  grid(piles, width, at).map((place, nth) => Object.assign(place, { row: Math.floor(nth / width) }));

/** How a grid too wide for a tall window is broken into parts of at most `across` columns. */
interface Broken {
  readonly across: number;
  readonly x?: number;
  readonly y?: number;
  /** From one line of a row to the next, in card heights. */
  readonly down?: number;
  /** How much further apart rows, or parts, are than lines. */
  readonly apart?: number;
}

/** Lays a grid with each of its rows broken into lines, one under the other, a shorter last one in the middle. */
export function rowsBroken(
  piles: readonly Pile[],
  width: number,
  { across, x = 0, y = 0, down = 1, apart = 0.2 }: Broken,
): Place[] {
  const lines = Math.ceil(width / across);
  return piles.map((pile, at) => {
    const [row, column] = [Math.floor(at / width), at % width];
    const part = Math.floor(column / across);
    const missing = Math.max(0, (part + 1) * across - width);
    return { pile, x: x + (column % across) + missing / 2, y: y + (row * lines + part) * down + row * apart };
  });
}

/** Lays a grid broken into parts, one under the other, whose columns stay whole. */
export function partsBroken(
  piles: readonly Pile[],
  width: number,
  { across, x = 0, y = 0, down = 1, apart = 0.2 }: Broken,
): Place[] {
  const rows = piles.length / width;
  return piles.map((pile, at) => {
    const [row, column] = [Math.floor(at / width), at % width];
    const part = Math.floor(column / across);
    return { pile, x: x + (column % across), y: y + (part * rows + row) * down + part * apart };
  });
}

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
