import { type Card, faceUp, makeCardName, parseCard, rankOf } from '../../../engine/model/card.ts';
import type { Table } from '../../../engine/model/table.ts';

/** Reads the cards of a recorded pile, bottom card first; throws when the text has none. */
export function parseCards(text: string): Card[] {
  return text === '' ? [] : text.split(' ').map(parseOne);
}

function parseOne(name: string): Card {
  const card = parseCard(name);
  if (card === undefined) throw new Error(`${name} is no card`);
  return card;
}

/** Writes a pile as it is recorded. */
export const pileText = (table: Table, pile: number): string =>
  Array.from({ length: table.size(pile) }, (_, index) => makeCardName(table.at(pile, index))).join(' ');

/**
 * Returns `cards` in the recorded order, each with the same side up. Recorded cards are matched with equal ones, and
 * then with cards of the same rank, because one recorded card may stand for several that the game does not distinguish.
 * Undefined when the two hold different cards.
 */
export function inRecordedOrder(cards: readonly Card[], recorded: readonly Card[]): Card[] | undefined {
  const left = [...cards];
  const take = (test: (card: Card) => boolean): Card | undefined => {
    const at = left.findIndex(test);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const exact = recorded.map((wanted) => take((card) => faceUp(card) === faceUp(wanted)));
  const order = exact.map((card, at) => card ?? take((other) => rankOf(other) === rankOf(recorded[at] ?? 0)));
  const found = order.filter((card) => card !== undefined);
  return left.length === 0 && found.length === recorded.length ? found : undefined;
}
