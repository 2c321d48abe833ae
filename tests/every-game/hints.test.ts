import { describe, expect, test } from 'vitest';
import { FACE_DOWN, isFaceDown } from '../../engine/card.ts';
import type { Dealt } from '../../engine/deal.ts';
import { rankHints } from '../../engine/hint.ts';
import { numbersBelow, xoshiro } from '../../engine/random.ts';
import { deal, legalMoves, playAtRandom, positionOf, ways } from '../engine/play.ts';
import { deals } from './deals.ts';

describe.each(ways)('$name', (way) => {
  test('hints are legal moves, and the same whatever lies face down', () => {
    for (const number of deals.slice(0, 8)) {
      const dealt = deal(way, number);
      playAtRandom(dealt, number, number * 5);
      const legal = legalMoves(dealt);
      const hints = rankHints(dealt.rules, dealt.table, legal, undefined);
      expect(legal).toEqual(expect.arrayContaining(hints));
      mixHidden(dealt, number);
      expect(rankHints(dealt.rules, dealt.table, legalMoves(dealt), undefined)).toEqual(hints);
    }
  });
});

/** Lets all cards that lie face down change places. */
function mixHidden({ table }: Dealt, seed: number): void {
  const { piles } = positionOf(table);
  const hidden = piles.flat().filter(isFaceDown);
  const below = numbersBelow(xoshiro(seed));
  const next = (): number => hidden.splice(below(hidden.length), 1)[0]! | FACE_DOWN;
  piles.forEach((cards, pile) =>
    table.lay(
      pile,
      cards.map((card) => (isFaceDown(card) ? next() : card)),
    ),
  );
}
