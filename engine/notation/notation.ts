import { makeMatch } from './match-notation.ts';
import type { Session } from '../session/session.ts';

const NOTATIONS: Readonly<Record<string, (session: Session) => string>> = { 'match-solitaire': makeMatch };

/** Deal and moves in the notation that the game has of its own, if it has one; `parseShared` reads it. */
export const ownNotation = (session: Session): string | undefined => NOTATIONS[session.game.id]?.(session);
