/** A file that was chosen, by its path in the folder that was. */
export interface ChosenFile {
  readonly path: string;
  readonly file: File;
}

/** More than a set with all its texts and variants has. */
export const MAX_CHOSEN_FILES = 2000;
