import type { Game } from '../../../engine/model/game.ts';
import type { Move } from '../../../engine/model/move.ts';
import type { OptionsKey } from '../../../engine/model/options.ts';
import type { Saved } from '../../../engine/session/saved-game.ts';
import { Session } from '../../../engine/session/session.ts';
import { reviewInRetrospect, type RetrospectiveReview } from '../../../engine/trainer/retrospective-review.ts';
import { toEnd } from '../../tools/to-end.ts';
import type { Player } from './players.ts';

/** A game is given up after this many moves, more than a player who makes progress needs. */
const MAX_MOVES = 320;

/** A game that was played, and its review. */
export interface ReviewedGame {
  readonly saved: Saved;
  readonly moves: number;
  readonly won: boolean;
  readonly found: RetrospectiveReview;
  /** CPU milliseconds of the review. */
  readonly ms: number;
}

/** Replaces the player's move; undefined to let the player move. */
export type Interference = (session: Session) => Move | undefined;

/** Plays a deal to its end, with safe cards going home by themselves. */
export function playedGame(
  game: Game,
  options: OptionsKey,
  deal: number,
  player: Player,
  interfere?: Interference,
): Session {
  const session = Session.begin(game, options, deal);
  while (session.moveCount < MAX_MOVES && !session.won) {
    const move = interfere?.(session) ?? player(session);
    if (move === undefined || session.play(move) === undefined) break;
    session.autoplay();
  }
  return session;
}

/** Reviews a game; undefined where no move was made. */
export function reviewedGame(session: Session): ReviewedGame | undefined {
  const saved = session.save();
  const start = process.cpuUsage().user;
  const found = toEnd(reviewInRetrospect(saved));
  const ms = (process.cpuUsage().user - start) / 1000;
  return found && { saved, moves: session.moveCount, won: session.won, found, ms };
}
