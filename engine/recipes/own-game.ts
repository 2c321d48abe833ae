/** A game made by a player, as it is shared: its id, which encodes its rules, and the player's name and note for it. */
export interface OwnGame {
  readonly id: string;
  readonly name: string;
  /** '' where there is none. */
  readonly note: string;
}

/** The most letters in a name, and in a note. */
export const MAX_OWN_NAME_LETTERS = 80;
export const MAX_NOTE_LETTERS = 500;

/** Whether a text may be a game's name: one line without blanks around it and without markup characters. */
export const isOwnName = (name: string): boolean =>
  name !== '' && name.length <= MAX_OWN_NAME_LETTERS && name === name.trim() && /^[^\p{C}<>]*$/u.test(name);

/** Whether a text may be a game's note: lines without invisible characters. */
export const isNote = (note: string): boolean =>
  note.length <= MAX_NOTE_LETTERS && note === note.trim() && /^[^\p{C}]*$/u.test(note.replaceAll('\n', ''));

/** Turns typed text into a name that `isOwnName` accepts; '' where nothing of it is left. */
export const asOwnName = (typed: string): string =>
  typed
    .replaceAll(/[\p{C}<>]/gu, '')
    .slice(0, MAX_OWN_NAME_LETTERS)
    .trim();
