import { expect, test } from 'vitest';
import { findGame, parseCard, Session, usualOptions } from '../../../engine/index.ts';
import { sayCard, sayPile, saySpot } from '../../../renderer/words/cards.ts';

const klondike = findGame('klondike')!;
const { shapes, table } = Session.begin(klondike, usualOptions(klondike), 1);

test.each([
  ['QH', 'queen of hearts'],
  ['TC', 'ten of clubs'],
  ['AS', 'ace of spades'],
  ['?R', 'joker'],
  ['qh', 'card face down'],
])('%s is said as "%s"', (name, said) => expect(sayCard(parseCard(name)!)).toBe(said));

test('a pile is numbered where there are several of its kind', () => {
  expect(sayPile(shapes, 0)).toBe('stock');
  expect(sayPile(shapes, 2)).toBe('foundation 1');
  expect(sayPile(shapes, 12)).toBe('column 7');
});

test('an empty place says so, and a card says where it lies', () => {
  expect(saySpot(shapes, table, 2, 0)).toBe('Foundation 1, empty.');
  expect(saySpot(shapes, table, 6, 0)).toBe(`${cap(sayCard(table.top(6)))}, column 1.`);
});

const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
