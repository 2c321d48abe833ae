import { describe, expect, test } from 'vitest';
import type { DealtGame } from '../../engine/legality/deal.ts';
import { factsOf } from '../../engine/session/pile-view.ts';
import { deal, legalMoves, mixHidden, playAtRandom, ways } from '../engine/play.ts';
import { oneIn } from './deals.ts';

/** Returns every legal move, and the facts in the status bar. */
const seen = (dealt: DealtGame): unknown[] => [
  legalMoves(dealt).toSorted((a, b) => a - b),
  factsOf(dealt.rules, dealt.table),
];

describe.each(ways)('$name', (way) => {
  test('makes legality independent of face-down cards', () => {
    for (const number of oneIn(20)) {
      const dealt = deal(way, number);
      let position = 0;
      playAtRandom(dealt, number, 60, () => {
        const before = seen(dealt);
        mixHidden(dealt, ++position);
        expect(seen(dealt)).toEqual(before);
      });
    }
  });
});
