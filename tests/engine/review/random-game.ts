import { findGame } from '../../../engine/games/index.ts';
import { usualOptions } from '../../../engine/model/options.ts';
import { numbersBelow, xoshiro } from '../../../engine/model/random.ts';
import type { Saved } from '../../../engine/session/saved-game.ts';
import { Session } from '../../../engine/session/session.ts';

/** Plays up to `most` random moves of a deal, always the same. */
export function randomGame(id: string, deal: number, most: number, options = usualOptions(findGame(id)!)): Saved {
  const session = Session.begin(findGame(id)!, options, deal);
  const below = numbersBelow(xoshiro(deal));
  for (let moves = session.legalMoves(); moves.length > 0 && session.moveCount < most; moves = session.legalMoves()) {
    session.play(moves[below(moves.length)]!);
    session.autoplay();
  }
  return session.save();
}
