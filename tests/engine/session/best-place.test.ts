import { expect, test } from 'vitest';
import { bestPlace } from '../../../engine/session/best-place.ts';
import { drag, type Move } from '../../../engine/model/move.ts';
import type { PileRules } from '../../../engine/model/pile.ts';
import { cell, tableau } from '../../../engine/vocabulary/piles.ts';
import { anyCard, anySuit, build, down, sameSuit } from '../../../engine/vocabulary/relations.ts';
import { rulesOf, table } from '../table.ts';
import { COLUMN, HOME } from '../tiny.ts';

const best = (rules: readonly PileRules[], piles: readonly string[], from: number, count = 1): Move | undefined =>
  bestPlace(rulesOf(rules), table(...piles), from, count);

const three = [COLUMN, COLUMN, COLUMN];

test('home comes before a column, a column before a cell', () => {
  expect(best([COLUMN, COLUMN, HOME, cell()], ['KS AH', '2S', '', ''], 0)).toBe(drag(0, 1, 2));
  expect(best([COLUMN, COLUMN, HOME, cell()], ['9D AH', '2S', '5D', ''], 0)).toBe(drag(0, 1, 1));
  expect(best([COLUMN, COLUMN, HOME, cell()], ['9D AH', '3S', '5D', ''], 0)).toBe(drag(0, 1, 3));
});

test('a card comes before an empty column, and its own suit before another', () => {
  expect(best(three, ['9D QH', '', 'KS'], 0)).toBe(drag(0, 1, 2));
  const spider = tableau({ build: build(down, anySuit), start: anyCard, lift: build(down, sameSuit) });
  expect(best([spider, spider, spider], ['2D QH', 'KS', 'KH'], 0)).toBe(drag(0, 1, 2));
});

test('cards that lie together go together', () =>
  expect(best(three, ['9C QH JS', '', 'KS'], 0, 2)).toBe(drag(0, 2, 2)));

test('a column for an empty one is no place to go, and where nothing takes the card there is none', () => {
  expect(best(three, ['KS QH', '', ''], 0, 2)).toBeUndefined();
  expect(best(three, ['KS QH', '9C', 'QS'], 0)).toBeUndefined();
});
