import { expect } from 'vitest';
import { makeMove, type Move } from '../../../engine/model/move.ts';
import type { RuleSet } from '../../../engine/legality/rule-set.ts';
import type { Table } from '../../../engine/model/table.ts';

/** Expects the rules to allow the moves from the position on a table, one after the other, and the last to win. */
export function expectWon({ rules, table }: { rules: RuleSet; table: Table }, moves: readonly Move[]): void {
  for (const move of moves) {
    expect(rules.allows(table, move), makeMove(move)).toBe(true);
    rules.make(table, move);
  }
  expect(rules.variant.won(table)).toBe(true);
}
