import type { OptionsKey } from './games.ts';
import type { RefusalFacts } from './refusal.ts';

/**
 * Why a file in a shared folder, or a part of it, was ignored: torn or not whole yet, of a newer version, or none of
 * ours; or part of it can't be used, or is too much.
 */
export type WhyUnread = 'torn' | 'newer' | 'foreign' | 'partly' | 'full';

/** A file in a shared folder that was ignored, wholly or in part. */
export interface UnreadFile {
  readonly name: string;
  readonly why: WhyUnread;
}

/** How a folder is shared with other machines. */
export interface Together {
  /** null: no folder is shared. */
  readonly folder: string | null;
  /** How many machines have written into it, this one among them. */
  readonly machines: number;
  /** When it was last read without trouble, in milliseconds since 1970; null: not yet. */
  readonly looked: number | null;
  /** Why it could not be read just now. */
  readonly trouble: RefusalFacts | null;
  /** The first of the ignored files. */
  readonly unread: readonly UnreadFile[];
  /** Games in progress of other machines that are not shown until fewer games have names here. */
  readonly waiting: number;
}

/**
 * The data that came from other machines: the games whose kept state has changed, and whether settings must be read
 * again.
 */
export interface BroughtTogether {
  readonly games: readonly { readonly game: string; readonly options: OptionsKey }[];
  readonly settings: boolean;
}

/** The most letters in the path of a shared folder. */
export const MAX_FOLDER_LETTERS = 1000;
