/** The particular cause of a refusal; `renderer/words` says each in every language. */
export type RefusalCause =
  /**
   * The disk is full or doesn't answer, the file may not be written, is in use, damaged or not there; the system has no
   * room left.
   */
  | 'full'
  | 'readonly'
  | 'busy'
  | 'damaged'
  | 'disk'
  | 'missing'
  | 'exhausted'
  /** The system reports a different reason, which is `text`; or the reason is unknown. */
  | 'system'
  | 'unknown'
  /** The host is gone, doesn't answer, is ending, or has too much to do or too many windows. */
  | 'gone'
  | 'silent'
  | 'ended'
  | 'crowded'
  | 'windows'
  /** There is no backup called `text`, as for data in memory alone, or the backup is not whole. */
  | 'no-backup'
  | 'no-backups'
  | 'broken-backup'
  /** A newer version has written the file. */
  | 'newer'
  /** The browser forbids it. */
  | 'not-allowed'
  /** `count` games have names already. */
  | 'names'
  /** Another window has the game, plays, or has begun an import since. */
  | 'claimed'
  | 'playing'
  | 'importing'
  /** Something sent has a fault, and `text` names its place. */
  | Malformed;

/** The fault of a value that was sent. */
export type Malformed =
  | 'absent'
  | 'unheard-of'
  | 'no-text'
  | 'no-number'
  | 'no-whole-number'
  | 'no-yes-or-no'
  | 'no-list'
  | 'wrong-parts'
  | 'no-choice'
  | 'too-small'
  | 'too-large'
  | 'too-long'
  | 'too-many'
  | 'empty'
  | 'odd-signs'
  | 'no-game'
  | 'no-options'
  | 'no-moves'
  | 'no-cards'
  | 'wrong';

/** A cause with its facts, for the message catalogue. */
export interface RefusalFacts {
  readonly because: RefusalCause;
  readonly text?: string;
  readonly count?: number;
}

/**
 * Why a request was refused. The page puts `code` and `about` into words in the player's language; `message` is for the
 * log and for callers without a page.
 */
export interface Refusal {
  readonly code: 'malformed' | 'stranger' | 'elsewhere' | 'failed' | 'taken' | 'busy' | 'stopped';
  readonly about?: RefusalFacts;
  readonly message: string;
}
