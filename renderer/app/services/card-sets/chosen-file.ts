/** A chosen file, with its path within the chosen folder. */
export interface ChosenFile {
  readonly path: string;
  readonly file: File;
}

/** The most files allowed: more than a set with all its texts and variants has. */
export const MAX_CHOSEN_FILES = 2000;
