import { expect, test } from 'vitest';
import { bestPlace, bestPlaces } from '../../../engine/session/best-place.ts';
import { drag, type Move, toOf } from '../../../engine/model/move.ts';
import type { PileRules } from '../../../engine/model/pile.ts';
import type { TableView } from '../../../engine/model/table.ts';
import { cell, tableau } from '../../../engine/vocabulary/piles.ts';
import { addUpTo, anyCard, anySuit, build, down, sameSuit } from '../../../engine/vocabulary/relations.ts';
import { rulesOf, table } from '../table.ts';
import { COLUMN, HOME } from '../tiny.ts';

const best = (rules: readonly PileRules[], piles: readonly string[], from: number, count = 1): Move | undefined =>
  bestPlace(rulesOf(rules), table(...piles), from, count);

const three = [COLUMN, COLUMN, COLUMN];

test('prefers home to a column and a column to a cell', () => {
  expect(best([COLUMN, COLUMN, HOME, cell()], ['KS AH', '2S', '', ''], 0)).toBe(drag(0, 1, 2));
  expect(best([COLUMN, COLUMN, HOME, cell()], ['9D AH', '2S', '5D', ''], 0)).toBe(drag(0, 1, 1));
  expect(best([COLUMN, COLUMN, HOME, cell()], ['9D AH', '3S', '5D', ''], 0)).toBe(drag(0, 1, 3));
});

test('prefers a card to an empty column, and its own suit', () => {
  expect(best(three, ['9D QH', '', 'KS'], 0)).toBe(drag(0, 1, 2));
  const spider = tableau({ build: build(down, anySuit), start: anyCard, lift: build(down, sameSuit) });
  expect(best([spider, spider, spider], ['2D QH', 'KS', 'KH'], 0)).toBe(drag(0, 1, 2));
});

test('moves cards that lie together', () => expect(best(three, ['9C QH JS', '', 'KS'], 0, 2)).toBe(drag(0, 2, 2)));

test('has no place for a whole column or an unwanted card', () => {
  expect(best(three, ['KS QH', '', ''], 0, 2)).toBeUndefined();
  expect(best(three, ['KS QH', '9C', 'QS'], 0)).toBeUndefined();
});

test('lists a card, an empty column and one of equal cells next', () => {
  const store = cell();
  const piles = [COLUMN, store, store, COLUMN, COLUMN, HOME];
  const places = bestPlaces(rulesOf(piles), table('9D 2S', '', '', '', '3H', 'AS'), 0, 1);
  expect(places).toEqual([drag(0, 1, 5), drag(0, 1, 4), drag(0, 1, 3), drag(0, 1, 1)]);
});

test('prefers the partner that uncovers more', () => {
  const spot = { role: 'tableau', lift: 'top', build: addUpTo(13) } as const;
  const covered = { ...spot, covered: (t: TableView) => t.size(2) > 0 };
  const position = ['7D', '6S', '6H', 'KC'];
  const rules = rulesOf([spot, spot, spot, covered], { after: [(t, move) => t.move(toOf(move), 3, 2)] });
  expect(bestPlaces(rules, table(...position), 0, 1)).toEqual([drag(0, 1, 2), drag(0, 1, 1)]);
});

test('puts what a game calls promising first', () => {
  const rules = rulesOf([COLUMN, COLUMN, HOME], { outlook: (t) => 1 + t.size(1) });
  expect(bestPlaces(rules, table('9D 2H', '3S', 'AH'), 0, 1)[0]).toBe(drag(0, 1, 1));
});
