import {
  countOf,
  fromOf,
  inSeatOrder,
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
import { endSentence, joinHead, joinList, joinSentences } from '../../../words/joins.ts';

/** Describes the whole table: each pile with its visible cards, from the lowest. */
export function readTable(session: Session): string {
  const shapes = laidPilesOf(session);
  return joinSentences(
    inSeatOrder(shapes).map(([pile, shape]) => sentence(sayPileWithCards(session, shapes, shape, pile))),
  );
}

function sayPileWithCards({ table }: Session, shapes: readonly PileShape[], shape: PileShape, pile: number): string {
  const cards = Array.from({ length: table.size(pile) }, (_, at) => table.at(pile, at));
  // In a pile that is not fanned, only the top card is visible.
  const seen = (shape.fan.direction === undefined ? cards.slice(-1) : cards).filter((card) => !isFaceDown(card));
  return joinHead(sayWholePile(shapes, table, pile), joinList(seen.map(sayCard)));
}

/** Lists every possible move, the most useful first. */
export function readMoves(session: Session): string {
  const moves = movesInOrder(session);
  const named = moves.map((move) => sayMove(session, move)).reduce(together, '');
  return joinSentences([say('said.moves', { count: moves.length }), named && sentence(named)]);
}

const together = (first: string, next: string): string => (first === '' ? next : say('said.places', { first, next }));

function sayMove(session: Session, move: Move): string {
  const [shapes, { table }] = [laidPilesOf(session), session];
  const from = fromOf(move);
  if (!isDrag(move)) return sayPile(shapes, from);
  return inNames({ shapes, table }, table.at(from, table.size(from) - countOf(move)), toOf(move));
}

const sentence = (text: string): string => endSentence(capital(text));
