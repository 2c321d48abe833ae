import { describe, expect, test } from 'vitest';
import { findGame, games, Session, usualOptions } from '../../../../engine/rules.ts';
import { capital, sayCard } from '../../../../renderer/words/table/cards.ts';
import { sayPile, sayPlace, saySpot, sayTarget, sayWholePile } from '../../../../renderer/words/table/piles.ts';

function deal(id: string): Session {
  const game = findGame(id)!;
  return Session.begin(game, usualOptions(game), 1);
}

const { shapes, table } = deal('klondike');
const [STOCK, HOME, FIRST_COLUMN, LAST_COLUMN] = [0, 2, 6, 12];

test('numbers piles of a kind that has several', () => {
  expect(sayPile(shapes, STOCK)).toBe('stock');
  expect(sayPile(shapes, HOME)).toBe('foundation 1');
  expect(sayPile(shapes, LAST_COLUMN)).toBe('column 7');
});

test('names a pile that is alone in its row without a number', () => {
  const { shapes: cross } = deal('florentine-patience');
  const heaps = cross.flatMap(({ role }, pile) => (role === 'tableau' ? [sayPile(cross, pile)] : []));
  expect(heaps.toSorted()).toEqual(['row 1, heap', 'row 2, heap 1', 'row 2, heap 2', 'row 2, heap 3', 'row 3, heap']);
});

test('says a pile’s kind, number of cards and face-down cards', () => {
  expect(sayWholePile(shapes, table, STOCK)).toBe('Stock, 24 cards');
  expect(sayWholePile(shapes, table, HOME)).toBe('Foundation 1 of 4, empty');
  expect(sayWholePile(shapes, table, FIRST_COLUMN)).toBe('Column 1 of 7, 1 card');
  expect(sayWholePile(shapes, table, LAST_COLUMN)).toBe('Column 7 of 7, 7 cards, 6 face down');
});

test('numbers foundations in suit order as they lie', () => {
  const cruel = deal('cruel');
  const aces = cruel.shapes.flatMap(({ role }, pile) => (role === 'foundation' ? [pile] : []));
  const said = aces.map((pile) => `${sayPile(cruel.shapes, pile)}: ${sayCard(cruel.table.top(pile))}`);
  expect(said.toSorted()).toEqual([
    'foundation 1: ace of clubs',
    'foundation 2: ace of diamonds',
    'foundation 3: ace of hearts',
    'foundation 4: ace of spades',
  ]);
});

test('names a card apart from its place', () => {
  expect(saySpot(table, FIRST_COLUMN, 0)).toBe(capital(sayCard(table.top(FIRST_COLUMN))));
  expect(sayPlace(shapes, table, FIRST_COLUMN, 0)).toBe('column 1');
  const freecell = deal('freecell');
  expect(sayPlace(freecell.shapes, freecell.table, 8, 4)).toBe('column 1, with 2 cards on it');
});

test('says what an empty place takes', () => {
  expect(saySpot(table, HOME, 0)).toBe('Empty');
  expect(sayPlace(shapes, table, HOME, 0)).toBe('foundation 1, starts with ace');
});

test('names a place together with its card', () => {
  expect(sayTarget(shapes, table, HOME)).toBe('foundation 1');
  expect(sayTarget(shapes, table, FIRST_COLUMN)).toBe(`column 1 on ${sayCard(table.top(FIRST_COLUMN))}`);
});

test('names places of a grid by rows, also broken ones', () => {
  const gaps = deal('gaps');
  expect(sayPile(gaps.shapes, 14)).toBe('row 2, place 2');
  const broken = gaps.shapes.map((shape, pile) => Object.assign({}, shape, gaps.layouts[1]![pile]));
  expect(new Set(broken.map(({ y }) => y)).size).toBe(8);
  expect(sayPile(broken, 14)).toBe('row 2, place 2');
  expect(sayPile(broken, 25)).toBe('row 2, place 13');
});

describe.each(games.map(({ id }) => id))('%s', (id) => {
  test('gives every pile a unique name', () => {
    const session = deal(id);
    const names = session.shapes.map((_, pile) => sayPile(session.shapes, pile));
    expect(names.filter((name, pile) => names.indexOf(name) !== pile)).toEqual([]);
  });
});
