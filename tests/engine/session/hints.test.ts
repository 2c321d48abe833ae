import { expect, test } from 'vitest';
import { rankHints } from '../../../engine/session/hints.ts';
import { Moves } from '../../../engine/legality/move-generator.ts';
import { drag, type Move, tap } from '../../../engine/model/move.ts';
import type { PileRules } from '../../../engine/model/pile.ts';
import { cell, stock, waste } from '../../../engine/vocabulary/piles.ts';
import { rulesOf, table } from '../table.ts';
import { action, COLUMN, HOME } from '../tiny.ts';

function hints(rules: readonly PileRules[], piles: readonly string[], last?: Move): Move[] {
  const [made, position, found] = [rulesOf(rules), table(...piles), new Moves()];
  made.legalMoves(position, found);
  return rankHints(made, position, [...found.list.subarray(0, found.length)], last);
}

const three = [COLUMN, COLUMN, HOME];

test('proposes cards home first', () => {
  expect(hints(three, ['KS AH', '2S', ''])[0]).toBe(drag(0, 1, 2));
});

test('prefers uncovering a face-down card to building', () => {
  const columns = [COLUMN, COLUMN, COLUMN];
  expect(hints(columns, ['4c QH', '9D QD', 'KS'])).toEqual([drag(0, 1, 2), drag(1, 1, 2)]);
});

test('proposes emptying a column, not moving it to an empty one', () => {
  expect(hints([COLUMN, COLUMN], ['QH', 'KS'])).toEqual([drag(0, 1, 1)]);
  expect(hints([COLUMN, COLUMN], ['QH', ''])).toEqual([]);
});

test('moves no run between two fitting cards', () => {
  expect(hints([COLUMN, COLUMN], ['KS QH', 'KC'])).toEqual([]);
});

test('never proposes undoing the last move', () => {
  const piles = ['9D QH', 'KS'];
  expect(hints([COLUMN, COLUMN], piles)).toEqual([drag(0, 1, 1)]);
  expect(hints([COLUMN, COLUMN], piles, drag(1, 1, 0))).toEqual([]);
});

test('proposes no card from a foundation or between cells', () => {
  expect(hints(three, ['2H', '9D', 'AS'])).toEqual([]);
  expect(hints([cell(), cell()], ['9D', ''])).toEqual([]);
});

test('prefers the waste to a deal, and cells last', () => {
  const turn = action();
  const moves = hints([stock(turn), waste(), COLUMN, cell()], ['9d', 'QH', 'KS', '']);
  expect(moves).toEqual([drag(1, 1, 2), tap(0), drag(1, 1, 3), drag(2, 1, 3)]);
});

test('proposes one of equal empty places', () => {
  const store = cell();
  expect(hints([COLUMN, store, store, store], ['QH JD', '', '9S', ''])).toEqual([drag(0, 1, 1)]);
  const space: PileRules = { role: 'tableau', start: () => true };
  const piles = ['KS', '', ''];
  expect(hints([{ ...waste() }, space, space], piles)).toEqual([drag(0, 1, 1)]);
  const placed: PileRules = { ...space, placed: true };
  expect(hints([{ ...waste() }, placed, placed], piles)).toEqual([drag(0, 1, 1), drag(0, 1, 2)]);
});

test('puts what a game calls promising first', () => {
  const rules = rulesOf([COLUMN, COLUMN, COLUMN], { outlook: (t) => 1 + t.size(2) });
  const position = table('QH', 'JS', 'KS');
  const end = position.end;
  expect(rankHints(rules, position, [drag(1, 1, 0), drag(0, 1, 2)], undefined)).toEqual([drag(0, 1, 2), drag(1, 1, 0)]);
  expect(position.end).toBe(end);
});
