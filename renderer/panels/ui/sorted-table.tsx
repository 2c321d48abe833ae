import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { compareNames } from '../../words/by-name.ts';
import { type ExtraWord, sayExtra } from '../../words/fetched/extra-words.ts';

/** A column that the table can be sorted by; the first one names the rows. */
export interface Column<Row> {
  readonly name: ExtraWord;
  readonly cell: (row: Row) => string;
  /** The sort key: largest first, but names from A to Z and null last. */
  readonly rank: (row: Row) => string | number | null;
}

export interface SortOrder {
  readonly column: number;
  readonly turned: boolean;
}

interface SortedTableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  /** The first cell of a row. */
  readonly first: (row: Row) => ComponentChildren;
}

/** A table whose heads sort it. */
export function SortedTable<Row>({ label, rows, columns, keyOf, first }: SortedTableProps<Row>) {
  const [order, setOrder] = useState<SortOrder>({ column: 1, turned: false });
  return (
    <div class="lines">
      <table class="sorted" aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ name }, column) => (
              <Head key={name} name={sayExtra(name)} column={column} order={order} onOrder={setOrder} />
            ))}
          </tr>
        </thead>
        <tbody>
          {inSortedOrder(rows, columns, order).map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ name, cell }, i) => (
                <td key={name}>{i === 0 ? first(row) : cell(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadProps {
  readonly name: string;
  readonly column: number;
  readonly order: SortOrder;
  readonly onOrder: (order: SortOrder) => void;
}

/** A column head: a press sorts by the column, another one reverses the order. */
function Head({ name, column, order, onOrder }: HeadProps) {
  const on = order.column === column;
  const rises = on && order.turned !== (column === 0);
  return (
    <th scope="col" aria-sort={on ? (rises ? 'ascending' : 'descending') : undefined}>
      <button type="button" class="plain head" onClick={() => onOrder({ column, turned: on && !order.turned })}>
        {name}
        <span class="arrow" aria-hidden="true">
          {on ? (rises ? '▴' : '▾') : ''}
        </span>
      </button>
    </th>
  );
}

/**
 * Returns the rows sorted by a column, the best first, or last when turned; equal ones by name, those without a value
 * at the end.
 */
export function inSortedOrder<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { column, turned }: SortOrder,
): readonly Row[] {
  const name = columns[0];
  const by = columns[column] ?? name;
  if (name === undefined || by === undefined) return rows;
  return rows.toSorted((a, b) => {
    const [first, second] = [by.rank(a), by.rank(b)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    const least = compare(first, second);
    return (turned ? -least : least) || compare(name.rank(a) ?? '', name.rank(b) ?? '');
  });
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? b - a : compareNames(String(a), String(b));
}
