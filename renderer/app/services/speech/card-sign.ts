import { type Card, isFaceDown, JOKER, type Rank, rankOf, suitOf } from '../../../../engine/rules.ts';
import { sayCard } from '../../../words/table/cards.ts';
import { cornerLetters } from '../../../words/letters/corner-letters.ts';

const RANKS = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUIT_SIGNS = ['♣', '♦', '♥', '♠'];

/** Returns a rank as the corner of a card shows it. */
export const rankSign = (rank: Rank): string => cornerLetters()[rank] ?? RANKS[rank] ?? '';

/** Returns a card as its corner shows it, such as `Q♥`; face-down cards and jokers are named. */
export function signOf(card: Card): string {
  if (isFaceDown(card) || rankOf(card) === JOKER) return sayCard(card);
  return `${rankSign(rankOf(card))}${SUIT_SIGNS[suitOf(card)] ?? ''}`;
}
