import type { SetPart } from '../../../../../preload/api.ts';

const SUITS: Readonly<Record<string, string>> = {
  c: 'C',
  club: 'C',
  clubs: 'C',
  d: 'D',
  diamond: 'D',
  diamonds: 'D',
  h: 'H',
  heart: 'H',
  hearts: 'H',
  s: 'S',
  spade: 'S',
  spades: 'S',
};
const RANK_WORDS: Readonly<Record<string, string>> = {
  ace: 'A',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: 'T',
  jack: 'J',
  knave: 'J',
  queen: 'Q',
  king: 'K',
};
const RANK_LETTERS: Readonly<Record<string, string>> = { a: 'A', t: 'T', j: 'J', q: 'Q', k: 'K' };
const RANKS = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];

/** Words that do not help to identify the card. */
const MEANINGLESS_WORDS = new Set(['of', 'the', 'card', 'cards', 'playing', 'face', 'front', 'svg', 'suit']);

/**
 * Finds the card that a picture's name means, with rank and suit in either order: `01c`, `QH`, `ace_of_spades`,
 * `club-10`, `cardHeartsK`; undefined: it names none.
 */
export function partOfName(name: string): SetPart | undefined {
  const words = wordsOf(name.replace(/\.[a-z]{3,4}$/i, ''));
  if (words.includes('joker')) return words.some((word) => ['red', '2', '02'].includes(word)) ? '?R' : '?B';
  if (/^0?([12])z$/i.test(name.replace(/\.\w+$/, ''))) return name.includes('2') ? '?R' : '?B';
  if (words.includes('back') || words[0] === 'bottom') return 'back';
  const suits = words.flatMap((word) => (Object.hasOwn(SUITS, word) ? (SUITS[word] ?? []) : []));
  const spelt = words.flatMap((word) => (Object.hasOwn(RANK_WORDS, word) ? (RANK_WORDS[word] ?? []) : []));
  const ranks = spelt.length > 0 ? spelt : words.flatMap((word) => rankOf(word) ?? []);
  return suits.length === 1 && ranks.length === 1 ? (`${ranks[0]}${suits[0]}` as SetPart) : undefined;
}

const rankOf = (word: string): string | undefined =>
  /^\d{1,2}$/.test(word)
    ? RANKS[Number(word)] || undefined
    : Object.hasOwn(RANK_LETTERS, word)
      ? RANK_LETTERS[word]
      : undefined;

/** Splits a name: `cardHeartsK` into hearts and k; `10h` into 10 and h; `kh` into k and h. */
const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Za-z])(\d)|(\d)([A-Za-z])/g, '$1$3 $2$4')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .flatMap((word) => (/^(?:[atjqk][cdhs]|[cdhs][atjqk])$/.test(word) ? word.split('') : word))
    .filter((word) => word !== '' && !MEANINGLESS_WORDS.has(word));
