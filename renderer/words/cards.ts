import {
  isFaceDown,
  JOKER,
  rankOf,
  SUITS,
  suitOf,
  type Card,
  type PileShape,
  type TableView,
} from '../../engine/index.ts';
import { hasWord, say, type Word } from './say.ts';

const wordOf = (name: string, otherwise: Word): Word => (hasWord(name) ? name : otherwise);

export const sayRank = (rank: number): string => say(wordOf(`rank.${rank}`, 'rank.14'));

/** `queen of hearts`; a card face down keeps its secret. */
export function sayCard(card: Card): string {
  if (isFaceDown(card)) return say('card.facedown');
  const rank = sayRank(rankOf(card));
  if (rankOf(card) === JOKER) return rank;
  return say('card.name', { rank, suit: say(wordOf(`suit.${SUITS[suitOf(card)]}`, 'suit.spades')) });
}

/** `column 3`, or only `stock` where there is but one. */
export function sayPile(shapes: readonly PileShape[], pile: number): string {
  const role = shapes[pile]?.role ?? 'tableau';
  const same = shapes.filter((shape) => shape.role === role).length;
  const number = shapes.slice(0, pile + 1).filter((shape) => shape.role === role).length;
  const name = say(`pile.${role}`);
  return same > 1 ? say('pile.numbered', { pile: name, number }) : name;
}

/** What lies at a place of a pile, and where: `queen of hearts, column 3, with 2 cards on it.` */
export function saySpot(shapes: readonly PileShape[], table: TableView, pile: number, index: number): string {
  const place = sayPile(shapes, pile);
  const size = table.size(pile);
  if (size === 0) return capital(say('said.pile-empty', { place }));
  const card = sayCard(table.at(pile, index));
  const below = size - 1 - index;
  return capital(below > 0 ? say('said.pile-below', { card, place, below }) : say('said.pile', { card, place }));
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
