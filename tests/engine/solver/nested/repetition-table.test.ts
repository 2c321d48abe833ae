import { expect, test } from 'vitest';
import { makeCard } from '../../../../engine/model/card.ts';
import { RepetitionTable, NO_NUMBER } from '../../../../engine/solver/nested/repetition-table.ts';

const card = makeCard(5, 0);
/* Numbers of cards: two of a kind, and another. */
const [one, equal, other] = [10, 11, 12];

test('sees a new position when a card moves between equal cards', () => {
  const repetitions = new RepetitionTable();
  repetitions.forget();
  expect(repetitions.has(card, one, equal)).toBe(false);
  repetitions.add(card, one, equal);
  expect(repetitions.has(card, equal, one)).toBe(true);
});

test('recognises a card that returns until another move is made', () => {
  const repetitions = new RepetitionTable();
  repetitions.forget();
  repetitions.add(card, one, NO_NUMBER);
  repetitions.add(card, NO_NUMBER, other);
  expect(repetitions.has(card, other, one)).toBe(true);
  repetitions.forget();
  expect(repetitions.has(card, other, one)).toBe(false);
});
