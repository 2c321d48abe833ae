import type { Pile } from '../../model/pile.ts';
import { Table } from '../../model/table.ts';

/** Cells are counted in so many bits. */
const CELL_BITS = 5;
/** No more cards lie on a column. */
const ANY = 255;
/** Any card will do. */
const SOME = 1;

/** The place of a number of empty columns and empty cells among the answers. */
export const mostAt = (emptyColumns: number, emptyCells: number): number =>
  ((emptyColumns << CELL_BITS) | emptyCells) << 1;

/**
 * How many cards go together to a column: the rules are asked once for every number of empty columns and cells, at
 * `mostAt` for a column that holds cards, at the next place for an empty one.
 */
export function mostOf(columns: readonly Pile[], cells: readonly Pile[], piles: number): Uint8Array {
  const answers = new Uint8Array(mostAt(columns.length + 1, 0));
  const { most, room } = columns[0]!.taking;
  const first = columns[0]!.index;
  const last = columns.at(-1)!.index;
  for (let emptyColumns = 0; emptyColumns <= columns.length; emptyColumns++) {
    for (let emptyCells = 0; emptyCells <= cells.length; emptyCells++) {
      const table = new Table(piles, (loose) => loose);
      for (const { index } of columns.slice(emptyColumns)) table.lay(index, [SOME]);
      for (const { index } of cells.slice(emptyCells)) table.lay(index, [SOME]);
      const ask = (to: number): number => Math.min(ANY, room, typeof most === 'number' ? most : most(table, to));
      const at = mostAt(emptyColumns, emptyCells);
      if (emptyColumns < columns.length) answers[at] = ask(last);
      if (emptyColumns > 0) answers[at + 1] = ask(first);
    }
  }
  return answers;
}
