import { Moves } from '../legality/move-generator.ts';
import type { RuleSet } from '../legality/rule-set.ts';
import type { Move } from '../model/move.ts';
import type { Table } from '../model/table.ts';
import { type Alignment, cardsAstray, foundationsAstray } from './alignment.ts';
import type { ForeignPosition } from './foreign-game.ts';

/**
 * At most this many moves of ours lead from one position to the next, because the program may have moved cards
 * automatically.
 */
const MAX_MOVES = 20;
/** At most this many of them bring no card to its place, because a card may have to be turned first. */
const MAX_EVEN = 2;
/** At most this many moves are tried between two positions. */
const MAX_TRIED = 4000;

/** How far the positions of another program could be followed. */
export interface Followed {
  /** Our moves to each position that was reached, the first from the deal on. */
  readonly moves: readonly (readonly Move[])[];
  /** Cards that are not in their places in the first position that was not reached; 0 where all were. */
  readonly astray: number;
}

/** How many more moves may be tried for one file. */
export interface TryBudget {
  left: number;
}

/**
 * Plays from position to position, by moves that bring more cards to their places. The table is left at the last one
 * that was reached.
 */
export function follow(
  rules: RuleSet,
  table: Table,
  alignment: Alignment,
  positions: readonly ForeignPosition[],
  budget: TryBudget,
): Followed {
  const moves: (readonly Move[])[] = [];
  for (const position of positions) {
    const search = { rules, table, alignment, position, left: Math.min(budget.left, MAX_TRIED) };
    const before = search.left;
    const astray = cardsAstray(table, alignment, position);
    const found = reach(search, astray, MAX_MOVES, 0) ?? reach(search, astray, MAX_MOVES, MAX_EVEN);
    // Looking at a position takes as long as a move.
    budget.left -= before - search.left + 1;
    if (!found) return { moves, astray: cardsAstray(table, alignment, position) };
    moves.push(found);
  }
  return { moves, astray: 0 };
}

interface Search {
  readonly rules: RuleSet;
  readonly table: Table;
  readonly alignment: Alignment;
  readonly position: ForeignPosition;
  left: number;
}

/**
 * Finds and makes moves to the position. Each brings more cards to their places, except for `even` moves that bring as
 * many or one less.
 */
function reach(search: Search, astray: number, depth: number, even: number): Move[] | undefined {
  if (astray === 0) return [];
  if (depth === 0) return undefined;
  const { rules, table, alignment, position } = search;
  const found = new Moves();
  rules.legalMoves(table, found);
  const better: { readonly move: Move; readonly after: number; readonly apart: number }[] = [];
  for (const move of found.list.slice(0, found.length)) {
    if ((search.left -= 1) < 0) return undefined;
    const mark = table.end;
    rules.make(table, move);
    const after = cardsAstray(table, alignment, position);
    const isBetter = after < astray || (after <= astray + 1 && even > 0);
    // A card may fit several foundations, but only one is that of the file.
    if (isBetter) better.push({ move, after, apart: foundationsAstray(table, alignment, position) });
    table.undo(mark);
  }
  for (const { move, after } of better.toSorted((one, two) => one.after - two.after || one.apart - two.apart)) {
    const mark = table.end;
    rules.make(table, move);
    const rest = reach(search, after, depth - 1, after < astray ? even : even - 1);
    if (rest) return [move, ...rest];
    table.undo(mark);
  }
  return undefined;
}
