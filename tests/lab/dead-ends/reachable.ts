import { type Card, faceUp, isFaceDown } from '../../../engine/model/card.ts';
import { COUNTERS, SCORE } from '../../../engine/model/counters.ts';
import { Moves } from '../../../engine/legality/move-generator.ts';
import type { RuleSet } from '../../../engine/legality/rule-set.ts';
import { Table, type TableView } from '../../../engine/model/table.ts';

/** The result of a search of all positions that can be reached. */
export interface Reachable {
  /**
   * `closed`: there are no others, and none of them wins; `won`, `shuffles`, `shows`: one of them wins, shuffles cards
   * or turns up a card that is not known; `large`: there are more than were asked for.
   */
  readonly end: 'closed' | 'won' | 'shuffles' | 'shows' | 'large';
  readonly positions: number;
}

const found = new Moves();
/** A character that stands for no card. */
const NO_CARD = '\u{100}';

/**
 * Searches all positions that can be reached, by legal moves and packed tables alone, breadth first. A turned-up card
 * ends the search unless `knows` it; without `knows`, none does.
 */
export function reachable(rules: RuleSet, from: TableView, most: number, knows?: (card: Card) => boolean): Reachable {
  const table = new Table(from.piles, (cards) => cards);
  table.take(from);
  const nameOf = naming(rules);
  const waiting = [packed(table)];
  const met = new Set([nameOf(table)]);
  const isShown = (card: Card): boolean => knows !== undefined && !knows(card);
  for (let position = waiting.shift(); position; position = waiting.shift()) {
    table.unpack(position, 0);
    const hidden = knows === undefined ? [] : hiddenCards(table);
    rules.legalMoves(table, found);
    for (const move of found.list.slice(0, found.length)) {
      if (rules.isChance(move, table)) return { end: 'shuffles', positions: met.size };
      rules.make(table, move);
      if (rules.variant.won(table)) return { end: 'won', positions: met.size };
      if (shownCards(hidden, table).some(isShown)) return { end: 'shows', positions: met.size };
      const before = met.size;
      if (met.add(nameOf(table)).size > most) return { end: 'large', positions: met.size };
      if (met.size > before) waiting.push(packed(table));
      table.undo(0);
    }
  }
  return { end: 'closed', positions: met.size };
}

function packed(table: Table): Uint8Array {
  const cards = Array.from({ length: table.piles }, (_, pile) => table.size(pile)).reduce((sum, size) => sum + size, 0);
  const bytes = new Uint8Array(table.piles + cards + 4 * COUNTERS);
  table.pack(bytes, 0);
  return bytes;
}

/** Returns a function that writes a position as text, without its points, and with cells of one kind in any order. */
function naming({ piles }: RuleSet): (table: TableView) => string {
  const kinds = [...new Set(piles.map(({ rules }) => rules).filter(({ role }) => role === 'cell'))];
  const cells = kinds.map((kind) => piles.filter(({ rules }) => rules === kind).map(({ index }) => index));
  const others = piles.filter(({ rules }) => rules.role !== 'cell').map(({ index }) => index);
  return (table) => {
    const cardsOf = (pile: number): string =>
      String.fromCharCode(...Array.from({ length: table.size(pile) }, (_, index) => table.at(pile, index)));
    const counters = Array.from({ length: COUNTERS }, (_, at) => (at === SCORE ? 0 : table.counter(at)));
    return [counters.join(), ...others.map(cardsOf), ...cells.flatMap((kind) => kind.map(cardsOf).sort())].join(
      NO_CARD,
    );
  };
}

/** Lists the cards that lie face down, with their places. */
export const hiddenPlaces = (table: TableView): { pile: number; index: number; card: Card }[] =>
  Array.from({ length: table.piles }, (_, pile) =>
    Array.from({ length: table.size(pile) }, (_each, index) => ({ pile, index, card: faceUp(table.at(pile, index)) })),
  )
    .flat()
    .filter(({ pile, index }) => isFaceDown(table.at(pile, index)));

const hiddenCards = (table: TableView): Card[] => hiddenPlaces(table).map(({ card }) => card);

/** Lists those of the hidden cards that no longer are. */
function shownCards(hidden: readonly Card[], table: TableView): Card[] {
  if (hidden.length === 0) return [];
  const left = hiddenCards(table);
  return hidden.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
