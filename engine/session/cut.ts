import { resume } from './resume.ts';
import { withoutUndone } from './saved-game.ts';
import type { Session } from './session.ts';

/** The game as it is, in a session of its own that can redo nothing; undefined when it cannot be opened. */
export function cutHere(session: Session): Session | undefined {
  const resumed = resume(withoutUndone(session.save()));
  return resumed.ok ? resumed.value.session : undefined;
}

/** Makes or takes back moves of a session's log until so many of the player's are made. */
export function goTo(session: Session, moves: number): void {
  while (session.moveCount > moves) session.undo();
  while (session.moveCount < moves && session.canRedo) session.redo();
}
