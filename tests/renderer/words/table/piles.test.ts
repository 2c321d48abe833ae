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

test('a pile is numbered where there are several of its kind', () => {
  expect(sayPile(shapes, STOCK)).toBe('stock');
  expect(sayPile(shapes, HOME)).toBe('foundation 1');
  expect(sayPile(shapes, LAST_COLUMN)).toBe('column 7');
});

test('the whole of a pile says what it is, how many cards it holds and how many lie face down', () => {
  expect(sayWholePile(shapes, table, STOCK)).toBe('Stock, 24 cards');
  expect(sayWholePile(shapes, table, HOME)).toBe('Foundation 1 of 4, empty');
  expect(sayWholePile(shapes, table, FIRST_COLUMN)).toBe('Column 1 of 7, 1 card');
  expect(sayWholePile(shapes, table, LAST_COLUMN)).toBe('Column 7 of 7, 7 cards, 6 face down');
});

test('a card has its name, and its place apart from it', () => {
  expect(saySpot(table, FIRST_COLUMN, 0)).toBe(capital(sayCard(table.top(FIRST_COLUMN))));
  expect(sayPlace(shapes, table, FIRST_COLUMN, 0)).toBe('column 1');
  const freecell = deal('freecell');
  expect(sayPlace(freecell.shapes, freecell.table, 8, 4)).toBe('column 1, with 2 cards on it');
});

test('an empty place says what it takes', () => {
  expect(saySpot(table, HOME, 0)).toBe('Empty');
  expect(sayPlace(shapes, table, HOME, 0)).toBe('foundation 1, starts with ace');
});

test('a place to lay a card on is said with the card that lies there', () => {
  expect(sayTarget(shapes, table, HOME)).toBe('foundation 1');
  expect(sayTarget(shapes, table, FIRST_COLUMN)).toBe(`column 1 on ${sayCard(table.top(FIRST_COLUMN))}`);
});

test('the places of a grid are said by rows', () => {
  expect(sayPile(deal('gaps').shapes, 14)).toBe('row 2, place 2');
});

describe.each(games.map(({ id }) => id))('%s', (id) => {
  test('gives every pile a name of its own', () => {
    const session = deal(id);
    const names = session.shapes.map((_, pile) => sayPile(session.shapes, pile));
    expect(names.filter((name, pile) => names.indexOf(name) !== pile)).toEqual([]);
  });
});
