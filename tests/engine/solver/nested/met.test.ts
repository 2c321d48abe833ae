import { expect, test } from 'vitest';
import { makeCard } from '../../../../engine/model/card.ts';
import { MetPositions, NO_NUMBER } from '../../../../engine/solver/nested/met.ts';

const card = makeCard(5, 0);
/* Numbers of cards: two of a kind, and another. */
const [one, equal, other] = [10, 11, 12];

test('a card moved from one of two equal cards to the other leads to a new position', () => {
  const met = new MetPositions();
  met.forget();
  expect(met.has(card, one, equal)).toBe(false);
  met.add(card, one, equal);
  expect(met.has(card, equal, one)).toBe(true);
});

test('a card that comes back another way leads to a position that was met, until another move is made', () => {
  const met = new MetPositions();
  met.forget();
  met.add(card, one, NO_NUMBER);
  met.add(card, NO_NUMBER, other);
  expect(met.has(card, other, one)).toBe(true);
  met.forget();
  expect(met.has(card, other, one)).toBe(false);
});
