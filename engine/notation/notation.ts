import { makeMatch } from './match-notation.ts';
import type { Session } from '../session/session.ts';

const NOTATIONS: Readonly<Record<string, (session: Session) => string>> = { 'match-solitaire': makeMatch };

/** Writes deal and moves in the game's own notation, if it has one; `parseShared` reads it. */
export const ownNotation = (session: Session): string | undefined => NOTATIONS[session.game.id]?.(session);
