import { countOf, fromOf, isDrag, type Move, type Session, toOf } from '../../../../engine/rules.ts';
import { capital, cardNoun } from '../../../words/table/cards.ts';
import { pileNoun, targetNoun } from '../../../words/table/piles.ts';
import { sayExtra } from '../../../words/fetched/extra-words.ts';
import { say } from '../../../words/say.ts';

/**
 * Describes a series of moves in one phrase: `Turn the stock 2 times, then …`. Plays the moves in `session` on the way.
 */
export function sayMoves(session: Session, moves: readonly Move[]): string {
  const parts: string[] = [];
  for (const [at, move] of moves.entries()) {
    const again = !isDrag(move) && moves[at - 1] === move;
    if (!again) parts.push(sayMove(session, move, timesFrom(moves, at)));
    session.play(move);
  }
  return capital(parts.reduce((first, next) => sayExtra('review.then', { first, next })));
}

/** Counts how often the same move is repeated from `at` on. */
function timesFrom(moves: readonly Move[], at: number): number {
  const next = moves.findIndex((move, i) => i > at && move !== moves[at]);
  return (next < 0 ? moves.length : next) - at;
}

function sayMove({ shapes, table }: Session, move: Move, times: number): string {
  const from = fromOf(move);
  if (!isDrag(move) && shapes[from]?.role === 'stock') return sayExtra('review.turn', { count: times });
  if (!isDrag(move)) return sayExtra('review.click', { pile: targetNoun(shapes, table, from) });
  const count = countOf(move);
  const card = cardNoun(table.at(from, table.size(from) - count));
  const to =
    shapes[toOf(move)]?.role === 'foundation' ? pileNoun(shapes, toOf(move)) : targetNoun(shapes, table, toOf(move));
  return count > 1 ? sayExtra('review.drag-many', { count, card, to }) : say('review.drag', { card, to });
}
