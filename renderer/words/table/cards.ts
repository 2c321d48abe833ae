import { type CardKind, isFaceDown, JOKER, makeCard, rankOf, SUITS, suitOf, type Card } from '../../../engine/rules.ts';
import type { Noun } from '../noun.ts';
import { hasWord, locale, say, type Word } from '../say.ts';

const wordOf = (name: string, otherwise: Word): Word => (hasWord(name) ? name : otherwise);

/** Returns a rank as a noun: `queen`. */
export const rankNoun =
  (rank: number): Noun =>
  (form) =>
    say(wordOf(`rank.${rank}`, 'rank.14'), { form });

/** Returns a suit as a noun: `hearts`. */
export const suitNoun =
  (suit: number): Noun =>
  (form) =>
    say(wordOf(`suit.${SUITS[suit]}`, 'suit.spades'), { form });

/** Returns a card as a noun: `queen of hearts`; a face-down card is not named. */
export function cardNoun(card: Card): Noun {
  if (isFaceDown(card)) return (form) => say('card.facedown', { form });
  const rank = rankNoun(rankOf(card));
  if (rankOf(card) === JOKER) return rank;
  return (form) => say('card.name', { form, rank, suit: suitNoun(suitOf(card)) });
}

export const sayRank = (rank: number): string => rankNoun(rank)('');

export const sayCard = (card: Card): string => cardNoun(card)('');

/** Returns a kind of card as a noun: `a red nine`, `a six or an eight`; undefined: no card fits. */
export function kindNoun({ ranks, suits }: CardKind): Noun | undefined {
  const [one, other] = ranks.map((rank) => ofRank(rank, suits));
  return one && other ? (form) => say('fits.or', { form, one, other }) : one;
}

const ofRank =
  (rank: number, suits: CardKind['suits']): Noun =>
  (form) => {
    if (typeof suits === 'number') return say('fits.suit', { form, card: cardNoun(makeCard(rank, suits)) });
    const named = { form, rank, name: rankNoun(rank) };
    return suits === 'any' ? say('fits.any', named) : say('fits.colour', { ...named, colour: suits });
  };

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(locale()) + text.slice(1);

/** Returns a list of nouns as one: `ace, two and three`. */
export const listNoun =
  (nouns: readonly Noun[]): Noun =>
  (form) =>
    new Intl.ListFormat(locale(), { type: 'conjunction' }).format(nouns.map((noun) => noun(form)));
