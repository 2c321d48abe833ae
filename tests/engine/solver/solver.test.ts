import { expect, test } from 'vitest';
import { dealByNumber } from '../../../engine/legality/deal.ts';
import freecell from '../../../engine/games/freecell/freecell.ts';
import klondike from '../../../engine/games/klondike/klondike.ts';
import type { Move } from '../../../engine/model/move.ts';
import type { RuleSet } from '../../../engine/legality/rule-set.ts';
import { stock } from '../../../engine/vocabulary/piles.ts';
import { Solver, solver } from '../../../engine/solver/index.ts';
import { bestFirst } from '../../../engine/solver/best-first/best-first.ts';
import { STAGES } from '../../../engine/solver/best-first/weights.ts';
import type { Table } from '../../../engine/model/table.ts';
import { rulesOf, table } from '../table.ts';
import { action, COLUMN, HOME, twoColumns } from '../tiny.ts';
import { judged } from './verdicts.ts';

const WHOLE_PLAN = [{ strategy: bestFirst(STAGES[0]!.weights), positions: Infinity }];
const solverOf = (rules: RuleSet): Solver => new Solver(rules, WHOLE_PLAN);

/** Plays the moves by the rules alone. */
function plays(rules: RuleSet, from: Table, moves: readonly Move[]): boolean {
  for (const move of moves) {
    expect(rules.allows(from, move)).toBe(true);
    rules.make(from, move);
  }
  return rules.variant.won(from);
}

test('finds FreeCell wins that can be replayed', () => {
  const solving = solver(freecell, {});
  for (const deal of [1, 2, 3]) {
    const { verdict, moves } = solving.solve(deal).toEnd();
    expect(verdict).toBe('won');
    const { rules, table: dealt } = dealByNumber(freecell.variant({}), deal);
    expect(plays(rules, dealt, moves!)).toBe(true);
  }
});

test('proves the one impossible deal of the first 32,000 lost', () => {
  expect(solver(freecell, {}).solve(11982).toEnd().verdict).toBe('lost');
});

test('frees the memory of an expensive deal', () => {
  const solving = solver(freecell, {}, { plan: WHOLE_PLAN, bytes: 2 ** 19 });
  const hard = solving.solve(1464);
  expect(hard.toEnd().verdict).toBe('open');
  expect(hard.full).toBe(true);
  expect(solving.solve(3).toEnd().verdict).toBe('won');
});

test('solves a position in play and leaves it unchanged', () => {
  const { rules, table: dealt } = dealByNumber(freecell.variant({}), 5);
  const solving = solver(freecell, {});
  const { moves } = solving.solve(5).toEnd();
  for (const move of moves!.slice(0, 10)) rules.make(dealt, move);
  const before = dealt.bytes();
  const later = solving.solve(dealt).toEnd();
  expect(dealt.bytes()).toEqual(before);
  expect(plays(rules, dealt, later.moves!)).toBe(true);
});

test('needs no move for a won position', () => {
  const rules = rulesOf([COLUMN, HOME], { won: () => true });
  expect(solverOf(rules).solve(table('', 'AS')).toEnd()).toEqual({ verdict: 'won', moves: [] });
});

test('calls a hopeless position lost', () => {
  expect(
    solverOf(twoColumns())
      .solve(table('AS 2S', '9D', ''))
      .toEnd().verdict,
  ).toBe('lost');
});

test('leaves a position undecided when its budget is spent', () => {
  expect(solver(klondike, {}).solve(1, { positions: 3 }).toEnd().verdict).toBe('open');
});

test('calls nothing lost where chance still decides', () => {
  const shuffle = action({ chance: true });
  const rules = rulesOf([stock(shuffle), COLUMN]);
  expect(solverOf(rules).solve(table('', '9D')).toEnd().verdict).toBe('chance');
});

test('calls nothing lost where a move shuffles cards', () => {
  const rules = rulesOf([COLUMN, COLUMN, HOME], { after: [(t) => t.shuffle(1)], won: (t) => t.size(2) === 2 });
  expect(
    solverOf(rules)
      .solve(table('AS', '2S', ''))
      .toEnd().verdict,
  ).toBe('chance');
  expect(
    solverOf(rules)
      .solve(table('9H', '9D', ''))
      .toEnd().verdict,
  ).toBe('lost');
});

test('continues step by step to the same verdict', () => {
  const solving = solver(freecell, {});
  const whole = solving.solve(1);
  const verdict = whole.toEnd();
  const steps = solving.solve(1);
  while (steps.go(7) === undefined);
  expect(steps.go(1)).toEqual(verdict);
  expect(steps.positions).toBe(whole.positions);
});

test('is undecided when cancelled or replaced', () => {
  const solving = solver(freecell, {});
  const first = solving.solve(11982);
  expect(first.go(10)).toBeUndefined();
  const second = solving.solve(1);
  expect(first.go(10)).toEqual({ verdict: 'open', moves: undefined });
  expect(second.toEnd().verdict).toBe('won');
  expect(solving.solve(11982).cancel().verdict).toBe('open');
});

test('is undecided without memory for more', () => {
  expect(solver(freecell, {}, { bytes: 200_000 }).solve(11982).toEnd().verdict).toBe('open');
});

test('agrees with an independent solver', () => {
  for (const { line, solver: made, deal, theirs } of judged()) {
    const { verdict } = made.solve(deal, { positions: 500 }).toEnd();
    if (verdict === 'won' || verdict === 'lost') expect([line, theirs ?? verdict]).toEqual([line, verdict]);
  }
});
