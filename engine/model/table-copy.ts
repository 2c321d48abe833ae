import { Table, type TableView } from './table.ts';

/** Copies a table. `shuffled` is called at a shuffle, which leaves the cards as they are. */
export function copyOf(from: TableView, shuffled: () => void = () => undefined): Table {
  const copy = new Table(from.piles, (cards) => {
    shuffled();
    return cards;
  });
  copy.take(from);
  return copy;
}
