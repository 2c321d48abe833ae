import { type Card, faceUp, rankOf } from '../model/card.ts';
import { countOf, type Move, toOf } from '../model/move.ts';
import type { RuleSet } from './rule-set.ts';
import type { Table } from '../model/table.ts';

/**
 * A move home that can't be regretted, or undefined: no foundation gets more than two cards ahead of the lowest, so every card
 * that could want this one under it can go home itself; and what starts a foundation leaves nothing to choose. `held` cards,
 * which the player took back, stay where they are.
 */
export function safeHome(rules: RuleSet, table: Table, held: ReadonlySet<Card>): Move | undefined {
  if (rules.variant.noneSafe) return undefined;
  const lowest = Math.min(...foundations(rules).map((pile) => table.size(pile)));
  const near = (move: Move): boolean => table.size(toOf(move)) <= lowest + 1 || countOf(move) > 1;
  return homes(rules, table, held).find((move) => near(move) && !chooses(rules, table, move));
}

/** Whether the move starts a foundation with a card that cards of other ranks could start as well. */
function chooses(rules: RuleSet, table: Table, move: Move): boolean {
  if (table.size(toOf(move)) > 0) return false;
  const ranks = new Set(Array.from(rules.starters(table, toOf(move)), (takes, card) => (takes ? rankOf(card) : 0)));
  ranks.delete(0);
  return ranks.size > 1;
}

/** Any move home, or undefined. */
export const anyHome = (rules: RuleSet, table: Table): Move | undefined => homes(rules, table, NOTHING)[0];

const NOTHING: ReadonlySet<Card> = new Set();

function homes(rules: RuleSet, table: Table, held: ReadonlySet<Card>): Move[] {
  return rules.piles.flatMap(({ index }) => {
    const move = held.has(faceUp(table.top(index))) ? undefined : rules.home(table, index);
    return move === undefined ? [] : [move];
  });
}

const foundations = (rules: RuleSet): number[] =>
  rules.variant.places.filter(({ pile }) => pile.rules.role === 'foundation').map(({ pile }) => pile.index);
