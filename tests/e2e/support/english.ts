import { type Card, isFaceDown, rankOf, type Session, suitOf } from '../../../engine/rules.ts';

/*
 * English as a player reads it, written here rather than taken from the program, so that a wrong word of the program is
 * found.
 */

const RANKS = 'ace two three four five six seven eight nine ten jack queen king'.split(' ');
const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'];

/** Names a card, such as `ace of clubs`. */
export const cardInEnglish = (card: Card): string => `${RANKS[rankOf(card) - 1]} of ${SUITS[suitOf(card)]}`;

/** Capitalises a text, such as `Column 3`. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the sign of a card, such as `10♥`. */
export const signInEnglish = (card: Card): string => `${CORNERS[rankOf(card) - 1]}${SIGNS[suitOf(card)]}`;

const CORNERS = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ');
const SIGNS = '♣♦♥♠';
const PILES: Readonly<Record<string, string>> = { tableau: 'column' };

/** Names a pile, such as `column 3`, or `stock` where there is only one. */
export function pileInEnglish({ shapes }: Session, pile: number): string {
  const role = shapes[pile]?.role ?? '';
  const alike = shapes.flatMap((shape, at) => (shape.role === role ? [at] : []));
  const name = PILES[role] ?? role;
  return alike.length > 1 ? `${name} ${alike.indexOf(pile) + 1}` : name;
}

/** Describes a move, such as `Q♥ → K♠`; a foundation, or a pile that shows no card, is named. */
export function moveInEnglish(session: Session, card: Card, to: number): string {
  const { shapes, table } = session;
  const top = table.top(to);
  const isNamed = top === 0 || isFaceDown(top) || shapes[to]?.role === 'foundation';
  return `${signInEnglish(card)} → ${isNamed ? pileInEnglish(session, to) : signInEnglish(top)}`;
}
