import { resume, type Session } from '../../../engine/index.ts';

/**
 * The game as it stands, in a session of its own, with no move left to be made again; undefined when it cannot be
 * opened.
 */
export function cutHere(session: Session): Session | undefined {
  const { moves, at, ...saved } = session.save();
  const resumed = resume({ ...saved, at, moves: moves.split(' ').slice(0, at).join(' ') });
  return resumed.ok ? resumed.value.session : undefined;
}

/** Makes or takes back moves of a session's log until so many of the player's stand. */
export function goTo(session: Session, moves: number): void {
  while (session.moveCount > moves) session.undo();
  while (session.moveCount < moves && session.canRedo) session.redo();
}
