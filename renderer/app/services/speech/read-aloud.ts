import {
  countOf,
  fromOf,
  isDrag,
  isFaceDown,
  type Move,
  type PileShape,
  type Session,
  toOf,
} from '../../../../engine/rules.ts';
import { capital, sayCard } from '../../../words/table/cards.ts';
import { sayPile, sayWholePile } from '../../../words/table/piles.ts';
import { say } from '../../../words/say.ts';
import { laidPilesOf } from '../../model/table/laid-piles.ts';
import { inNames, movesInOrder } from './move-words.ts';

/** Describes the whole table: each pile with its visible cards, from the lowest. */
export function readTable(session: Session): string {
  const shapes = laidPilesOf(session);
  return shapes.map((shape, pile) => sentence(sayPileWithCards(session, shapes, shape, pile))).join(' ');
}

function sayPileWithCards({ table }: Session, shapes: readonly PileShape[], shape: PileShape, pile: number): string {
  const cards = Array.from({ length: table.size(pile) }, (_, at) => table.at(pile, at));
  // In a pile that is not fanned, only the top card is visible.
  const seen = (shape.fan.direction === undefined ? cards.slice(-1) : cards).filter((card) => !isFaceDown(card));
  return [sayWholePile(shapes, table, pile), seen.map(sayCard).join(', ')].filter(Boolean).join(': ');
}

/** Lists every possible move, the most useful first. */
export function readMoves(session: Session): string {
  const moves = movesInOrder(session);
  const named = moves.map((move) => sayMove(session, move)).reduce(together, '');
  return [say('said.moves', { count: moves.length }), named && sentence(named)].filter(Boolean).join(' ');
}

const together = (first: string, next: string): string => (first === '' ? next : say('said.places', { first, next }));

function sayMove(session: Session, move: Move): string {
  const [shapes, { table }] = [laidPilesOf(session), session];
  const from = fromOf(move);
  if (!isDrag(move)) return sayPile(shapes, from);
  return inNames({ shapes, table }, table.at(from, table.size(from) - countOf(move)), toOf(move));
}

const sentence = (text: string): string => `${capital(text)}.`;
