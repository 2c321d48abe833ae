import { resume } from './resume.ts';
import { withoutUndone } from './saved-game.ts';
import type { Session } from './session.ts';

/** Copies the game as it is into a new session that can redo nothing; undefined when it cannot be opened. */
export function copyWithoutUndone(session: Session): Session | undefined {
  const resumed = resume(withoutUndone(session.save()));
  return resumed.ok ? resumed.value.session : undefined;
}

/** Makes or undoes moves of a session's log until `moves` of the player's are made. */
export function goTo(session: Session, moves: number): void {
  while (session.moveCount > moves) session.undo();
  while (session.moveCount < moves && session.canRedo) session.redo();
}
