import type { Pile } from '../../model/pile.ts';
import { makeTestTable } from './test-table.ts';

/** Bits for the number of empty cells in an index. */
const CELL_BITS = 5;
/** The highest answer, which fits a byte. No column holds more cards. */
const ANY = 255;
/** Any card, for piles that are not empty. */
const SOME = 1;

/** Returns the index of a number of empty columns and empty cells among the answers. */
export const mostAt = (emptyColumns: number, emptyCells: number): number =>
  ((emptyColumns << CELL_BITS) | emptyCells) << 1;

/**
 * Returns how many cards may move to a column together, by the numbers of empty columns and cells: at `mostAt` to a
 * column that holds cards, at the next index to an empty one.
 */
export function mostTogether(columns: readonly Pile[], cells: readonly Pile[], piles: number): Uint8Array {
  const answers = new Uint8Array(mostAt(columns.length + 1, 0));
  const { most, room } = columns[0]!.taking;
  const first = columns[0]!.index;
  const last = columns.at(-1)!.index;
  for (let emptyColumns = 0; emptyColumns <= columns.length; emptyColumns++) {
    for (let emptyCells = 0; emptyCells <= cells.length; emptyCells++) {
      const held = [...columns.slice(emptyColumns), ...cells.slice(emptyCells)];
      const table = makeTestTable(
        piles,
        0,
        held.map(({ index }) => [index, [SOME]]),
      );
      const ask = (to: number): number => Math.min(ANY, room, typeof most === 'number' ? most : most(table, to));
      const at = mostAt(emptyColumns, emptyCells);
      if (emptyColumns < columns.length) answers[at] = ask(last);
      if (emptyColumns > 0) answers[at + 1] = ask(first);
    }
  }
  return answers;
}
