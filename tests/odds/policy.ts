import type { Move } from '../../engine/model/move.ts';
import type { Measure } from '../../engine/model/pile.ts';
import type { RuleSet } from '../../engine/legality/rule-set.ts';
import type { Table } from '../../engine/model/table.ts';
import type { Player } from './claim.ts';
import { isOpen, legalMoves } from './moves.ts';

/** The aims of a player, and how far it looks ahead. */
export interface Aim {
  /** How promising a position is, judged by open cards. */
  readonly measure: Measure;
  /** Moves looked ahead. */
  readonly ahead: number;
  /**
   * The player leaves the cards as they are when no move within sight improves them; otherwise plays while anything can
   * be played.
   */
  readonly content?: true;
}

interface Line {
  readonly worth: number;
  readonly moves: readonly Move[];
}

/**
 * Plays a game to its end like a person who looks a few moves ahead at open cards only. Deals from the stock, or
 * redeals, only when there is no other move.
 */
export const lookingAhead =
  (aim: (rules: RuleSet) => Aim): Player =>
  ({ rules, table }) => {
    const { measure, ahead, content = false } = aim(rules);
    const line = (left: number): Line => {
      const moves = left > 0 ? legalMoves(rules, table).filter((move) => isOpen(rules, move)) : [];
      let best: Line | undefined = content || moves.length === 0 ? { worth: measure(table), moves: [] } : undefined;
      for (const move of moves) {
        const mark = table.end;
        rules.make(table, move);
        const { worth, moves: rest } = line(left - 1);
        table.undo(mark);
        if (best === undefined || worth > best.worth) best = { worth, moves: [move, ...rest] };
      }
      return best!;
    };
    while (!rules.variant.won(table)) {
      const { moves } = line(ahead);
      const next = moves.length > 0 ? moves.slice(0, content ? ahead : 1) : dealt(rules, table);
      if (next.length === 0) return 'lost';
      for (const move of next) rules.make(table, move);
    }
    return 'won';
  };

/** Returns the one move that brings new cards, if there is any. */
const dealt = (rules: RuleSet, table: Table): Move[] =>
  legalMoves(rules, table)
    .filter((move) => !isOpen(rules, move))
    .slice(0, 1);
