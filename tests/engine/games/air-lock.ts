import { makeCardName } from '../../../engine/model/card.ts';
import airLock from '../../../engine/games/grid/air-lock.ts';
import type { RuleSet } from '../../../engine/legality/rule-set.ts';
import type { Table } from '../../../engine/model/table.ts';
import { dealtFrom, inPlay, type Position } from './position.ts';

export const WIDTH = 13;

/** A position of Air Lock by its rows: `..` is a space, and so is the rest of a short row. */
export function position(...rows: readonly string[]): Position {
  const cells = rows.flatMap((line, at) =>
    line
      .split(' ')
      .map((name, column) => [at * WIDTH + column, name] as const)
      .filter(([, name]) => name !== '' && name !== '..'),
  );
  return inPlay(airLock, Object.fromEntries(cells));
}

/** Air Lock dealt as these four rows of thirteen. */
export const dealtAs = (...rows: readonly string[]): Position => dealtFrom(airLock, rows.join(' '));

/** A row as `position` takes it, or its first cards; `--` is a place that has left the game. */
export function row({ rules, table }: { rules: RuleSet; table: Table }, number: number, width = WIDTH): string {
  const cell = (at: number): string => {
    if (table.size(at) > 0) return makeCardName(table.top(at));
    return rules.piles[at]!.rules.covered?.(table, at) ? '--' : '..';
  };
  return Array.from({ length: width }, (_, column) => cell(number * WIDTH + column)).join(' ');
}

/** The move from one place to another, each by its row and column, counted from 0. */
export const to = (from: readonly [number, number], onto: readonly [number, number]): string =>
  `${from[0] * WIDTH + from[1]}>${onto[0] * WIDTH + onto[1]}`;
