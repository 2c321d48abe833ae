import { type Card, rankOf, suitOf } from '../../engine/index.ts';

/* English as a player reads it, written here and not asked of the program: a wrong word of the program is found. */

const RANKS = 'ace two three four five six seven eight nine ten jack queen king'.split(' ');
const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'];

/** Such as `ace of clubs`. */
export const cardInEnglish = (card: Card): string => `${RANKS[rankOf(card) - 1]} of ${SUITS[suitOf(card)]}`;

/** Such as `Column 3`. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
