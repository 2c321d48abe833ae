import {
  type Card,
  countOf,
  fromOf,
  isDrag,
  isFaceDown,
  isTap,
  type Move,
  type Session,
  toOf,
} from '../../../../engine/rules.ts';
import { cardNoun } from '../../../words/table/cards.ts';
import { sayPile, targetNoun } from '../../../words/table/piles.ts';
import { say } from '../../../words/say.ts';
import { signOf } from './card-sign.ts';

/** The parts of a session needed to describe a move. */
export type SeenTable = Pick<Session, 'shapes' | 'table'>;

/** Says that this card goes to a pile. */
export type SayMoved = (seen: SeenTable, card: Card, to: number) => string;

/** For listeners: `queen of hearts to column 3 on king of spades`. */
export const inNames: SayMoved = ({ shapes, table }, card, to) =>
  say('review.drag', { card: cardNoun(card), to: targetNoun(shapes, table, to) });

/** For readers: `Q♥ → K♠`; foundations and piles without a face-up card are named. */
export const inSigns: SayMoved = ({ shapes, table }, card, to) => {
  const top = table.top(to);
  const named = top === 0 || isFaceDown(top) || shapes[to]?.role === 'foundation';
  return `${signOf(card)} → ${named ? sayPile(shapes, to) : signOf(top)}`;
};

/** Writes the move of a hint for readers; '' for a click. */
export function sayInSigns(seen: SeenTable, move: Move): string {
  if (!isDrag(move)) return '';
  const from = fromOf(move);
  return inSigns(seen, seen.table.at(from, seen.table.size(from) - countOf(move)), toOf(move));
}

/** Lists every drag and click, the most useful first. */
export const movesInOrder = (session: Session): Move[] =>
  [...new Set([...session.hints(), ...session.legalMoves()])].filter((move) => isDrag(move) || isTap(move));
