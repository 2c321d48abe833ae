import type { KeptGame, Outcome, RecordedGame } from '../../../preload/api.ts';

/** A kept game as the columns of `kept` and `results` hold it: `help` spread out, its switch as 0 or 1. */
export interface GameRow extends Omit<KeptGame, 'help'> {
  readonly undos: number;
  readonly hints: number;
  readonly solver: 0 | 1;
}

/** A finished game as the columns of `results` hold it. */
export interface ResultRow extends GameRow {
  readonly outcome: Outcome;
  readonly ended: number;
}

export const GAME_COLUMNS =
  'game, options, rules, deal, at, moveCount, score, clock, begun, undos, hints, solver, cards, moves';
export const RESULT_COLUMNS = `${GAME_COLUMNS}, outcome, ended`;

const valuesOf = (columns: string): string => columns.replaceAll(/\w+/g, '@$&');
export const GAME_VALUES = valuesOf(GAME_COLUMNS);
export const RESULT_VALUES = valuesOf(RESULT_COLUMNS);

export function toRow({ help, ...game }: KeptGame): GameRow {
  return { ...game, undos: help.undos, hints: help.hints, solver: help.solver ? 1 : 0 };
}

export const toResultRow = ({ outcome, ended, ...game }: RecordedGame): ResultRow => ({
  ...toRow(game),
  outcome,
  ended,
});

export function fromRow<R extends GameRow>({ undos, hints, solver, ...game }: R) {
  return { ...game, help: { undos, hints, solver: solver === 1 } };
}
