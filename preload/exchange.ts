import type { FinishedGame, PuzzleAnswer } from './games.ts';
import type { RefusalFacts } from './refusal.ts';

/** A finished game and when it ended, in milliseconds since 1970, as it is exported and imported. */
export interface RecordedGame extends FinishedGame {
  readonly ended: number;
}

/** A finished game as it is exported, with the puzzle found in it, if that was answered. */
export interface ExportedGame extends RecordedGame {
  readonly puzzle?: { readonly puzzle: string; readonly answer: Exclude<PuzzleAnswer, 'open'> };
}

/**
 * Some finished games in the order in which they were recorded, and where to continue; `next` null: there are no more.
 */
export interface ExportPage {
  readonly results: readonly ExportedGame[];
  readonly next: number | null;
}

/** The kinds of rows in an import, each as `export.*` returns it. */
export type ImportKind = 'results' | 'kept' | 'named' | 'settings' | 'pictures' | 'carried';

/** The fault of a row of an import. */
export interface ImportFault {
  readonly kind: ImportKind;
  /** From 1. */
  readonly row: number;
  /** For instance `deal`; '' when the row itself is wrong. */
  readonly field: string;
  readonly why: 'malformed' | 'unknown-game' | 'unknown-options' | 'impossible' | 'too-many';
}

/** What an import would do, or has done. */
export interface ImportReport {
  readonly fresh: number;
  /** Already here: left as they are. */
  readonly known: number;
  readonly refused: number;
  /** The first that was refused. */
  readonly fault: ImportFault | null;
}

/** A copy of everything that is kept. */
export interface Backup {
  readonly name: string;
  /** Why it was made: daily, on request, before a reset, before a restore, before a newer version's changes. */
  readonly kind: 'daily' | 'asked' | 'reset' | 'replaced' | 'version';
  /** In milliseconds since 1970. */
  readonly made: number;
  readonly bytes: number;
}

/** All backups there are. */
export interface Backups {
  /** The newest first. */
  readonly list: readonly Backup[];
  /** Why the day's own could not be made; null when it could. */
  readonly failure: RefusalFacts | null;
}
