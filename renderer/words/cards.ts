import { isFaceDown, JOKER, rankOf, SUITS, suitOf, type Card } from '../../engine/index.ts';
import { hasWord, locale, say, type Word } from './say.ts';

const wordOf = (name: string, otherwise: Word): Word => (hasWord(name) ? name : otherwise);

export const sayRank = (rank: number): string => say(wordOf(`rank.${rank}`, 'rank.14'));

/** `queen of hearts`; a card face down keeps its secret. */
export function sayCard(card: Card): string {
  if (isFaceDown(card)) return say('card.facedown');
  const rank = sayRank(rankOf(card));
  if (rankOf(card) === JOKER) return rank;
  return say('card.name', { rank, suit: say(wordOf(`suit.${SUITS[suitOf(card)]}`, 'suit.spades')) });
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(locale()) + text.slice(1);
