import type { DealtGame } from '../legality/deal.ts';
import { isFaceDown } from '../model/card.ts';
import { type Change, unpackChange } from '../model/change.ts';
import { Table } from '../model/table.ts';

/** A bit that no card uses. */
const MARK_BIT = 128;
/** Stands for no card. */
const NO_CARD = 0;

/**
 * Returns the place in the deal's order, counted from 0, of the card that now lies here. Equal cards of two packs are
 * distinguished by replaying the game with one of them marked.
 */
export function sourceAt({ table, laid }: DealtGame, pile: number, index: number): number {
  const cards = laid.flatMap((lay) => lay.cards.map((_, place) => ({ ...lay, place })));
  const found = cards.find((card) => marked({ table, laid }, card.pile, card.place).at(pile, index) >= MARK_BIT);
  return found ? found.cards.length - 1 - found.place : -1;
}

/** Replays the game to the present table, with one card marked where it was laid. */
function marked({ table, laid }: Pick<DealtGame, 'table' | 'laid'>, pile: number, place: number): Table {
  const again = new Table(table.piles, (cards) => cards);
  for (const lay of laid)
    again.lay(
      lay.pile,
      lay.cards.map((card, at) => (lay.pile === pile && at === place ? card | MARK_BIT : card)),
    );
  for (let at = 0; at < table.end; at++) again.redo(table.change(at));
  return again;
}

interface Place {
  readonly pile: number;
  readonly index: number;
}

/** Returns the place of the card turned up last, of those that still lie face up; undefined: none. */
export function lastTurned(table: Table): Place | undefined {
  for (let at = table.end - 1; at >= 0; at--) {
    const change = unpackChange(table.change(at));
    const place = change.kind === 'turn' ? change : turnedTo(change, table);
    if (!place) continue;
    const card = table.at(place.pile, place.index);
    if (card !== NO_CARD && !isFaceDown(card)) return place;
  }
  return undefined;
}

const turnedTo = (change: Change, table: Table): Place | undefined =>
  change.kind === 'move' && change.turned ? { pile: change.to, index: table.size(change.to) - 1 } : undefined;
