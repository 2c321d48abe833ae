import { describe, expect, test } from 'vitest';
import { makeDeck } from '../../engine/model/deck.ts';
import { cardsOf, deal, playAtRandom, ways } from '../engine/play.ts';
import { deals, MAX_MOVES } from './deals.ts';

describe.each(ways)('$name', (way) => {
  test('restores every byte by undoing to the start and loses no card', () => {
    for (const number of deals) {
      const dealt = deal(way, number);
      const { table, rules } = dealt;
      const [start, mark] = [table.bytes(), table.end];
      const cards = cardsOf(table);
      expect(cards).toEqual(makeDeck(rules.variant.deck ?? {}).toSorted((a, b) => a - b));
      let scored = true;
      playAtRandom(dealt, number, MAX_MOVES, () => (scored &&= Number.isInteger(rules.variant.score(table))));
      expect(scored).toBe(true);
      expect(cardsOf(table)).toEqual(cards);
      table.undo(mark);
      expect(Buffer.compare(table.bytes(), start)).toBe(0);
    }
  });
});
