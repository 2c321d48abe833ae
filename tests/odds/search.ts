import { Moves } from '../../engine/legality/move-generator.ts';
import { rankHints } from '../../engine/session/hints.ts';
import type { Move } from '../../engine/model/move.ts';
import { positionKey } from '../../engine/legality/position-key.ts';
import type { RuleSet } from '../../engine/legality/rule-set.ts';
import type { Table } from '../../engine/model/table.ts';

/** How a search ended: with the moves of a win, with every position seen, or at its limit. */
export type Solved =
  | { readonly found: 'won'; readonly moves: readonly Move[] }
  | { readonly found: 'lost' | 'unknown'; readonly moves: undefined };

/** How a search goes about a game, where more is known of it than the rules say. */
export interface Manner {
  /** The same number for positions that are as good as each other; usually as the engine tells positions apart. */
  readonly key?: (table: Table) => number;
  /** Which of the legal moves to try, in that order, after `last`; usually all, the useful ones first. */
  readonly order?: Order;
}

export type Order = (rules: RuleSet, table: Table, moves: readonly Move[], last: Move | undefined) => readonly Move[];

interface Frame {
  readonly mark: number;
  readonly moves: readonly Move[];
  next: number;
}

/**
 * Looks for a win from this position by depth-first search with all cards known, at most `limit` positions. The table is left
 * as it was. Positions are told apart by a 53-bit hash, so "lost" may be wrong once in 2^53 / positions² searches; where a
 * move's result is chance the search stops, and then nothing is called lost.
 */
export function solve(
  rules: RuleSet,
  table: Table,
  limit: number,
  { key = positionKey(rules), order = usefulFirst }: Manner = {},
): Solved {
  const seen = new Set<number>();
  const path: Frame[] = [];
  const start = table.end;
  let whole = true;
  let last: Move | undefined;
  for (;;) {
    const now = key(table);
    if (rules.variant.won(table)) return done(table, start, path);
    if (!seen.has(now)) {
      seen.add(now);
      const moves = order(rules, table, legalMoves(rules, table), last);
      whole &&= moves.every((move) => !rules.isChance(move));
      path.push({ mark: table.end, moves: moves.filter((move) => !rules.isChance(move)), next: 0 });
    }
    if (seen.size >= limit) break;
    const frame = backTo(table, path);
    if (frame === undefined) break;
    last = frame.moves[frame.next++]!;
    rules.make(table, last);
  }
  table.undo(start);
  return { found: whole && path.length === 0 ? 'lost' : 'unknown', moves: undefined };
}

/** Takes back moves until a position has one left to try. */
function backTo(table: Table, path: Frame[]): Frame | undefined {
  for (let frame = path.at(-1); frame !== undefined; frame = path.at(-1)) {
    table.undo(frame.mark);
    if (frame.next < frame.moves.length) return frame;
    path.pop();
  }
  return undefined;
}

function done(table: Table, start: number, path: readonly Frame[]): Solved {
  table.undo(start);
  return { found: 'won', moves: path.map((frame) => frame.moves[frame.next - 1]!) };
}

const found = new Moves();

/** Every move allowed here, in a list of its own. */
export function legalMoves(rules: RuleSet, table: Table): Move[] {
  rules.legalMoves(table, found);
  return [...found.list.subarray(0, found.length)];
}

function usefulFirst(rules: RuleSet, table: Table, moves: readonly Move[], last: Move | undefined): Move[] {
  const useful = rankHints(rules, table, moves, last);
  return [...useful, ...moves.filter((move) => !useful.includes(move))];
}
