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

test('wins of FreeCell are found, and play out as found', () => {
  const solving = solver(freecell, {});
  for (const deal of [1, 2, 3]) {
    const { verdict, moves } = solving.solve(deal).toEnd();
    expect(verdict).toBe('won');
    const { rules, table: dealt } = dealByNumber(freecell.variant({}), deal);
    expect(plays(rules, dealt, moves!)).toBe(true);
  }
});

test('the one deal of FreeCell among the first 32,000 that cannot be won is proven lost', () => {
  expect(solver(freecell, {}).solve(11982).toEnd().verdict).toBe('lost');
});

test('a deal that takes all memory leaves the next ones what they need', () => {
  const solving = solver(freecell, {}, { plan: WHOLE_PLAN, bytes: 2 ** 19 });
  const hard = solving.solve(1464);
  expect(hard.toEnd().verdict).toBe('open');
  expect(hard.full).toBe(true);
  expect(solving.solve(3).toEnd().verdict).toBe('won');
});

test('a position in play is solved from where it stands, and left as it is', () => {
  const { rules, table: dealt } = dealByNumber(freecell.variant({}), 5);
  const solving = solver(freecell, {});
  const { moves } = solving.solve(5).toEnd();
  for (const move of moves!.slice(0, 10)) rules.make(dealt, move);
  const before = dealt.bytes();
  const later = solving.solve(dealt).toEnd();
  expect(dealt.bytes()).toEqual(before);
  expect(plays(rules, dealt, later.moves!)).toBe(true);
});

test('a position that is won needs no move', () => {
  const rules = rulesOf([COLUMN, HOME], { won: () => true });
  expect(solverOf(rules).solve(table('', 'AS')).toEnd()).toEqual({ verdict: 'won', moves: [] });
});

test('a hopeless position is lost', () => {
  expect(
    solverOf(twoColumns())
      .solve(table('AS 2S', '9D', ''))
      .toEnd().verdict,
  ).toBe('lost');
});

test('a position is open when its budget is spent', () => {
  expect(solver(klondike, {}).solve(1, { positions: 3 }).toEnd().verdict).toBe('open');
});

test('where only chance could go on nothing is called lost', () => {
  const shuffle = action({ chance: true });
  const rules = rulesOf([stock(shuffle), COLUMN]);
  expect(solverOf(rules).solve(table('', '9D')).toEnd().verdict).toBe('chance');
});

test('nor where cards are shuffled after a move: what comes then is not known', () => {
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

test('a search goes on where it was, step by step, and comes to the same verdict', () => {
  const solving = solver(freecell, {});
  const whole = solving.solve(1);
  const verdict = whole.toEnd();
  const steps = solving.solve(1);
  while (steps.go(7) === undefined);
  expect(steps.go(1)).toEqual(verdict);
  expect(steps.positions).toBe(whole.positions);
});

test('a search that is given up is open, and so is one when another begins', () => {
  const solving = solver(freecell, {});
  const first = solving.solve(11982);
  expect(first.go(10)).toBeUndefined();
  const second = solving.solve(1);
  expect(first.go(10)).toEqual({ verdict: 'open', moves: undefined });
  expect(second.toEnd().verdict).toBe('won');
  expect(solving.solve(11982).cancel().verdict).toBe('open');
});

test('a search without memory for more is open', () => {
  expect(solver(freecell, {}, { bytes: 200_000 }).solve(11982).toEnd().verdict).toBe('open');
});

test('no verdict contradicts those of an independent solver', () => {
  for (const { line, solver: made, deal, theirs } of judged()) {
    const { verdict } = made.solve(deal, { positions: 500 }).toEnd();
    if (verdict === 'won' || verdict === 'lost') expect([line, theirs ?? verdict]).toEqual([line, verdict]);
  }
});
