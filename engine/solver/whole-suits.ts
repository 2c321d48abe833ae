import { type Card, makeCard } from '../model/card.ts';
import type { Pile } from '../model/pile.ts';
import type { RuleSet } from '../legality/rule-set.ts';
import { Table } from '../model/table.ts';
import { looksUp } from '../model/acceptance.ts';
import { FULL } from './packed/chains.ts';
import type { Relations } from './relations.ts';

/** Whether the game is won with a whole suit, from the king down, in each of four columns, and not before. */
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

/** Lists, by card, 0 for an empty column, the cards of the deck that may be laid on it there. */
export function childrenOf({ compiled, copies }: Relations, column: Pile): readonly (readonly Card[])[] {
  const { accept } = compiled.piles[column.index]!;
  const all = Array.from(copies.keys()).filter((card) => copies[card]! > 0);
  return Array.from({ length: 64 }, (_, onto) =>
    onto === 0 || copies[onto]! > 0 ? all.filter((card) => looksUp(compiled.tables, accept, card, onto) === 1) : [],
  );
}

/** Whether columns are built down in suit alone; `children`: by card, those that may be laid on it. */
export const areSuits = (children: readonly (readonly Card[])[]): boolean =>
  children.every((cards, onto) => onto === 0 || cards.every((card) => card === onto - 1));
