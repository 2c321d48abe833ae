import { type Card, JOKER, makeCard, makeCardName, parseCard } from '../model/card.ts';
import { fail, type Result, succeed } from '../model/result.ts';
import { type Fault, fault } from '../session/fault.ts';

/** Between the cards of a list. */
const BETWEEN = /[\s,;.:|/]+/;
const SIGNS: Readonly<Record<string, string>> = {
  '♣': 'C',
  '♦': 'D',
  '♥': 'H',
  '♠': 'S',
  '♧': 'C',
  '♢': 'D',
  '♡': 'H',
  '♤': 'S',
};
const CARD = /(?:10|[A2-9TJQK])[CDHS]|(?:JOKER|JK|X|\?)-?(?:BLACK|RED|B|R)/g;
const MAX_MISSING = 6;

/**
 * A deal's cards as people write them, the first dealt first: `AC`, `a♣`, `10H` or `TH`, jokers `?B` and `?R` (or
 * `joker-black`, `XR`), apart or in one word. They must be exactly those of `deck`.
 */
export function parseCards(text: string, deck: readonly Card[]): Result<readonly Card[], Fault> {
  const read = cardsOfWords(cardWordsOf(text), deck);
  if (!read.ok) return read;
  const { cards, left } = read.value;
  return left.length === 0 ? succeed(cards) : fail(fault('missing', cards.length, listOf(left.map(makeCardName))));
}

/** The cards of these words, none of them oftener than in the deck; and those of the deck that are left. */
export function cardsOfWords(
  words: readonly string[],
  deck: readonly Card[],
): Result<{ readonly cards: readonly Card[]; readonly left: readonly Card[] }, Fault> {
  const left = new Map<Card, number>();
  for (const card of deck) left.set(card, (left.get(card) ?? 0) + 1);
  const cards: Card[] = [];
  for (const word of words) {
    const card = cardOf(word);
    const count = card === undefined ? undefined : left.get(card);
    if (card === undefined) return fail(fault('card', cards.length + 1, word));
    if (!count) return fail(fault(count === 0 ? 'twice' : 'stranger', cards.length + 1, word));
    left.set(card, count - 1);
    cards.push(card);
  }
  return succeed({ cards, left: [...left].flatMap(([card, count]) => Array.from({ length: count }, () => card)) });
}

const listOf = (names: readonly string[]): string =>
  names.slice(0, MAX_MISSING).join(' ') + (names.length > MAX_MISSING ? ' …' : '');

/** Every card of a text by itself; a word that is not made of cards alone stays whole. */
export function cardWordsOf(text: string): string[] {
  const plain = text.replaceAll(/[♣♦♥♠♧♢♡♤]/g, (sign) => SIGNS[sign] ?? '').replaceAll('\uFE0F', '');
  return plain
    .split(BETWEEN)
    .filter((word) => word !== '')
    .flatMap((word) => {
      const cards = word.toUpperCase().match(CARD) ?? [];
      return cards.join('').length === word.length ? cards : [word];
    });
}

/** The card of a word in which `cardWordsOf` found one. */
function cardOf(word: string): Card | undefined {
  const joker = /^(?:JOKER|JK|X|\?)-?([BR])/.exec(word);
  if (joker) return makeCard(JOKER, joker[1] === 'B' ? 3 : 2);
  return word === word.toUpperCase() ? parseCard(word.replace('10', 'T')) : undefined;
}
