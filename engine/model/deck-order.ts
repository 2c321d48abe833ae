import { type Card, faceUp, makeCardName, parseCard } from './card.ts';
import { makeDeck } from './deck.ts';
import type { Game } from './game.ts';
import { type OptionsKey, parseOptions } from './options.ts';

/** Writes the order of a deck as one text, two letters a card, the first card dealt first: `KHAC?B`. */
export const makeOrder = (cards: readonly Card[]): string => cards.map((card) => makeCardName(faceUp(card))).join('');

/** Parses such a text; undefined when it is none. */
export function parseOrder(text: string): Card[] | undefined {
  const cards = (text.match(/..?/gs) ?? []).map((name) => (name === name.toUpperCase() ? parseCard(name) : undefined));
  return cards.includes(undefined) ? undefined : cards.filter((card) => card !== undefined);
}

/** Whether both hold the same cards, each as often. */
export function sameCards(cards: readonly Card[], deck: readonly Card[]): boolean {
  const sorted = (some: readonly Card[]): string => makeOrder([...some].toSorted((a, b) => a - b));
  return cards.length === deck.length && sorted(cards) === sorted(deck);
}

/** Returns the cards of a deck that are not among some; equal cards count one by one. */
export function withoutCards(deck: readonly Card[], some: readonly Card[]): Card[] {
  const left = [...deck];
  for (const card of some) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Returns the cards that a game is played with under these options. */
export const deckOf = (game: Game, options: OptionsKey): Card[] =>
  makeDeck(game.variant(parseOptions(game, options) ?? {}).deck ?? {});
