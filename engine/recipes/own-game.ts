/** A game that a player has made, as it is handed on: its rules by its id, and what its player calls and says of it. */
export interface OwnGame {
  readonly id: string;
  readonly name: string;
  /** '' where nothing is said. */
  readonly note: string;
}

/** Letters of a name and of a note at most. */
export const LONGEST_OWN_NAME = 80;
export const LONGEST_NOTE = 500;

/** Whether a game may be called so: one line without blanks around it and without signs that mark a text up. */
export const isOwnName = (name: string): boolean =>
  name !== '' && name.length <= LONGEST_OWN_NAME && name === name.trim() && /^[^\p{C}<>]*$/u.test(name);

/** What may be said of a game: lines without signs that nobody sees. */
export const isNote = (note: string): boolean =>
  note.length <= LONGEST_NOTE && note === note.trim() && /^[^\p{C}]*$/u.test(note.replaceAll('\n', ''));

/** What somebody typed as a name that `isOwnName` takes; '' where nothing of it is left. */
export const asOwnName = (typed: string): string =>
  typed
    .replaceAll(/[\p{C}<>]/gu, '')
    .slice(0, LONGEST_OWN_NAME)
    .trim();
