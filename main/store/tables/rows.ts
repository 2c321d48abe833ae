import {
  type ExportedGame,
  GAME_FIELDS,
  HELP_FIELDS,
  type KeptGame,
  type Outcome,
  type PuzzleAnswer,
  type RecordedGame,
} from '../../../preload/api.ts';

/** A kept game as the columns of `kept` and `results` hold it: `help` spread out, its switches as 0 or 1. */
export interface GameRow extends Omit<KeptGame, 'help' | 'times'> {
  readonly undos: number;
  readonly hints: number;
  readonly solver: 0 | 1;
  readonly shown: 0 | 1;
  /** '' where they are not known. */
  readonly times: string;
}

/** A finished game as the columns of `results` hold it. */
export interface ResultRow extends GameRow {
  readonly outcome: Outcome;
  readonly ended: number;
}

/** A finished game as it is exported, with the puzzle found in it and its answer; null for none. */
export interface ExportedRow extends ResultRow {
  readonly puzzle: string | null;
  readonly answer: PuzzleAnswer | null;
}

/** The columns of a game, in SQL. */
export const GAME_COLUMNS = [...Object.keys(GAME_FIELDS), ...Object.keys(HELP_FIELDS), 'times'].join(', ');
/** The columns of a finished game, in SQL. */
export const RESULT_COLUMNS = `${GAME_COLUMNS}, outcome, ended`;

/** The same columns and those of its puzzle. */
export const EXPORTED_COLUMNS = `${RESULT_COLUMNS}, puzzle, answer`;

/** Whether a game was played without help, as a column `clean` of 0 or 1, in SQL. */
export const CLEAN_COLUMN = 'undos = 0 AND hints = 0 AND solver = 0 AND shown = 0 AS clean';

const valuesOf = (columns: string): string => columns.replaceAll(/\w+/g, '@$&');
/** The same columns as named parameters of a statement. */
export const GAME_VALUES = valuesOf(GAME_COLUMNS);
export const RESULT_VALUES = valuesOf(RESULT_COLUMNS);
export const EXPORTED_VALUES = valuesOf(EXPORTED_COLUMNS);

/** Returns a kept game as a row of its table. */
export function toRow({ help, times = '', ...game }: KeptGame): GameRow {
  const { undos, hints, solver, shown } = help;
  return { ...game, undos, hints, solver: solver ? 1 : 0, shown: shown ? 1 : 0, times };
}

/** Returns a finished game as a row of its table. */
export const toResultRow = ({ outcome, ended, ...game }: RecordedGame): ResultRow => ({
  ...toRow(game),
  outcome,
  ended,
});

/** Returns a finished game and the answer to its puzzle as one row. */
export const toExportedRow = ({ puzzle, ...result }: ExportedGame): ExportedRow => ({
  ...toResultRow(result),
  puzzle: puzzle?.puzzle ?? null,
  answer: puzzle?.answer ?? null,
});

/** Returns a finished game for export, without an unanswered puzzle, which can be found again. */
export function fromExportedRow({ puzzle, answer, ...row }: ExportedRow): ExportedGame {
  const isAnswered = puzzle !== null && answer !== null && answer !== 'open';
  return { ...fromRow(row), ...(isAnswered && { puzzle: { puzzle, answer } }) };
}

/** Returns the game in a row, with its columns of help put together again. */
export function fromRow<R extends GameRow>({ undos, hints, solver, shown, times, ...game }: R) {
  const help = { undos, hints, solver: solver === 1, ...(shown === 1 && { shown: true as const }) };
  return { ...game, help, ...(times !== '' && { times }) };
}
