import { type Card, makeCard } from '../model/card.ts';
import type { Pile } from '../model/pile.ts';
import type { RuleSet } from '../legality/rule-set.ts';
import { Table } from '../model/table.ts';
import { FULL } from './packed/chains.ts';

/** Whether it is won with a whole suit, from the king down, in each of four columns, and not before. */
export function isWonInColumns({ piles, variant: { won } }: RuleSet, columns: readonly Pile[]): boolean {
  const table = new Table(piles.length, (cards) => cards);
  const suits = columns.slice(0, 4);
  for (const [suit, { index }] of suits.entries())
    table.lay(
      index,
      Array.from({ length: FULL }, (_, at) => makeCard(FULL - at, suit)),
    );
  if (suits.length < 4 || !won(table)) return false;
  const isWonWithout = (from: Pile): boolean => {
    const mark = table.end;
    table.move(from.index, columns.at(-1)!.index, 1);
    const without = won(table);
    table.undo(mark);
    return without;
  };
  return columns.length > 4 && !suits.some(isWonWithout);
}

/** Whether columns are built down in suit alone; `children`: by card, those that may be laid on it. */
export const areSuits = (children: readonly (readonly Card[])[]): boolean =>
  children.every((cards, onto) => onto === 0 || cards.every((card) => card === onto - 1));
