import { countOf, fromOf, isDrag, type Move, type Session } from '../../../../engine/rules.ts';
import { cardNoun } from '../../../words/table/cards.ts';
import { pileNoun } from '../../../words/table/piles.ts';
import { say } from '../../../words/say.ts';
import { laidPilesOf } from '../../model/table/laid-piles.ts';

/**
 * Says a part of a hint: first the pile where the move begins, then the card that moves; undefined: it is time for the
 * whole hint. `partsShown`: the number of parts already said.
 */
export function sayPart(session: Session, move: Move, partsShown: number): string | undefined {
  const from = fromOf(move);
  if (partsShown === 0) return say('guard.where', { pile: pileNoun(laidPilesOf(session), from) });
  if (partsShown > 1 || !isDrag(move)) return undefined;
  const { table } = session;
  return say('guard.card', { card: cardNoun(table.at(from, table.size(from) - countOf(move))) });
}
