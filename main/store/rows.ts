import type { KeptGame } from '../../preload/api.ts';

/** A kept game as the columns of `kept` and `results` hold it: `help` spread out, its switch as 0 or 1. */
export interface GameRow extends Omit<KeptGame, 'help'> {
  readonly undos: number;
  readonly hints: number;
  readonly solver: 0 | 1;
}

export const GAME_COLUMNS =
  'game, options, rules, deal, at, moveCount, score, clock, begun, undos, hints, solver, cards, moves';
export const GAME_VALUES = GAME_COLUMNS.replaceAll(/\w+/g, '@$&');

export function toRow({ help, ...game }: KeptGame): GameRow {
  return { ...game, undos: help.undos, hints: help.hints, solver: help.solver ? 1 : 0 };
}

export function fromRow<R extends GameRow>({ undos, hints, solver, ...game }: R) {
  return { ...game, help: { undos, hints, solver: solver === 1 } };
}
