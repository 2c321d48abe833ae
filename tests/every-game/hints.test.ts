import { describe, expect, test } from 'vitest';
import { rankHints } from '../../engine/session/hints.ts';
import { deal, legalMoves, mixHidden, playAtRandom, ways } from '../engine/play.ts';
import { deals } from './deals.ts';

describe.each(ways)('$name', (way) => {
  test('hints legal moves independent of face-down cards', () => {
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
