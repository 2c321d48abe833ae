import { type Card, JOKER, makeCard, makeCardName, parseCard } from '../model/card.ts';
import { fail, type Result, succeed } from '../model/result.ts';
import { type Fault, fault } from '../session/fault.ts';

/** Separators of the cards of a list. */
const SEPARATORS = /[\s,;.:|/]+/;
const LETTER_OF_SIGN: Readonly<Record<string, string>> = {
  '♣': 'C',
  '♦': 'D',
  '♥': 'H',
  '♠': 'S',
  '♧': 'C',
  '♢': 'D',
  '♡': 'H',
  '♤': 'S',
};
const CARD_PATTERN = /(?:10|[A2-9TJQK])[CDHS]|(?:JOKER|JK|X|\?)-?(?:BLACK|RED|B|R)/g;
const MAX_LISTED = 6;

/**
 * Parses a deal's cards as people write them, the first dealt first: `AC`, `a♣`, `10H` or `TH`, jokers `?B` and `?R`
 * (or `joker-black`, `XR`), separated or in one word. They must be exactly those of `deck`.
 */
export function parseCards(text: string, deck: readonly Card[]): Result<readonly Card[], Fault> {
  const pool = new Pool(deck);
  const cards: Card[] = [];
  for (const word of cardWordsOf(text)) {
    const card = pool.take(word);
    if (typeof card !== 'number') return fail(fault(card, cards.length + 1, word));
    cards.push(card);
  }
  const { left } = pool;
  return left.length === 0 ? succeed(cards) : fail(fault('missing', cards.length, listOf(left.map(makeCardName))));
}

/** A deck from which the cards of a text are taken. */
export class Pool {
  readonly #left = new Map<Card, number>();

  constructor(deck: readonly Card[]) {
    for (const card of deck) this.#left.set(card, (this.#left.get(card) ?? 0) + 1);
  }

  /** Takes the card of a word; else says whether the word is no card, or the deck lacks it, or has no more of it. */
  take(word: string): Card | 'card' | 'stranger' | 'twice' {
    const card = cardOf(word);
    if (card === undefined) return 'card';
    const count = this.#left.get(card);
    if (!count) return count === 0 ? 'twice' : 'stranger';
    this.#left.set(card, count - 1);
    return card;
  }

  /** The cards not taken. */
  get left(): Card[] {
    return [...this.#left].flatMap(([card, count]) => Array.from({ length: count }, () => card));
  }
}

/** Lists the first few of these names, with `…` if there are more. */
export const listOf = (names: readonly string[]): string =>
  names.slice(0, MAX_LISTED).join(' ') + (names.length > MAX_LISTED ? ' …' : '');

/** Splits a text into cards; a word that does not consist of cards alone stays whole. */
export function cardWordsOf(text: string): string[] {
  const plain = text.replaceAll(/[♣♦♥♠♧♢♡♤]/g, (sign) => LETTER_OF_SIGN[sign] ?? '').replaceAll('\uFE0F', '');
  return plain
    .split(SEPARATORS)
    .filter((word) => word !== '')
    .flatMap((word) => {
      const cards = word.toUpperCase().match(CARD_PATTERN) ?? [];
      return cards.join('').length === word.length ? cards : [word];
    });
}

export const isCardWord = (word: string): boolean => cardOf(word) !== undefined;

/** Returns the card of a word that `cardWordsOf` made. */
function cardOf(word: string): Card | undefined {
  const joker = /^(?:JOKER|JK|X|\?)-?([BR])/.exec(word);
  if (joker) return makeCard(JOKER, joker[1] === 'B' ? 3 : 2);
  return word === word.toUpperCase() ? parseCard(word.replace('10', 'T')) : undefined;
}
