/**
 * A card in one byte: rank in bits 0–3, suit in bits 4–5, face down in bit 6; 0 is no card.
 * Two packs contain equal cards, which only their places distinguish.
 */
export type Card = number;

/** 1 ace … 11 jack, 12 queen, 13 king, 14 joker. */
export type Rank = number;

export const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;

export const ACE = 1;
export const JACK = 11;
export const QUEEN = 12;
export const KING = 13;
export const JOKER = 14;

/** The bit that marks a card as face down. */
export const FACE_DOWN = 64;

const RANK_LETTERS = ' A23456789TJQK?';
const SUIT_LETTERS = 'CDHS';

/** Makes a face-up card; `suit` is its place in SUITS, 0 to 3. */
export const makeCard = (rank: Rank, suit: number): Card => rank | (suit << 4);

export const rankOf = (card: Card): Rank => card & 15;

/** 0 clubs, 1 diamonds, 2 hearts, 3 spades; a black joker is spades, a red one hearts. */
export const suitOf = (card: Card): number => (card >> 4) & 3;

/** Whether the card is a diamond or a heart. */
export const isRed = (card: Card): boolean => suitOf(card) === 1 || suitOf(card) === 2;

export const isFaceDown = (card: Card): boolean => (card & FACE_DOWN) !== 0;

export const faceUp = (card: Card): Card => card & ~FACE_DOWN;

/** Writes a card as two letters, rank then suit: capitals face up, small face down (`KH`, `kh`); jokers `?B`, `?R`. */
export function makeCardName(card: Card): string {
  const letters = (RANK_LETTERS[rankOf(card)] ?? '?') + suitLetter(card);
  return isFaceDown(card) ? letters.toLowerCase() : letters;
}

function suitLetter(card: Card): string {
  if (rankOf(card) === JOKER) return isRed(card) ? 'R' : 'B';
  return SUIT_LETTERS[suitOf(card)] ?? '?';
}

/** Parses a two-letter name; undefined when the text is no card. */
export function parseCard(name: string): Card | undefined {
  const capital = name.toUpperCase();
  const down = capital === name ? 0 : FACE_DOWN;
  if (capital === '?B') return makeCard(JOKER, 3) | down;
  if (capital === '?R') return makeCard(JOKER, 2) | down;
  const rank = RANK_LETTERS.indexOf(capital[0] ?? ' ');
  const suit = SUIT_LETTERS.indexOf(capital[1] ?? ' ');
  return capital.length === 2 && rank > 0 && rank <= KING && suit >= 0 ? makeCard(rank, suit) | down : undefined;
}
