import { expect, test } from 'vitest';
import { reasonNoDrop } from '../../engine/legality/refusal.ts';
import { fromOf, isDrag, toOf } from '../../engine/model/move.ts';
import type { Reason } from '../../engine/model/reason.ts';
import { deal, legalMoves, playAtRandom, ways } from '../engine/play.ts';

/** Reasons that no card at all can be put there. */
const SHUT: ReadonlySet<Reason['code']> = new Set(['closed', 'dealt-from', 'turned-to', 'removed-to', 'played-from']);

/** Positions of each way, by the number of random moves from its deal. */
const POSITIONS = [0, 5, 15, 30];

test('says that no card can be put on a pile only where none can', () => {
  const untrue = new Set<string>();
  let refused = 0;
  for (const way of ways) {
    for (const [at, moves] of POSITIONS.entries()) {
      const dealt = deal(way, at + 1);
      playAtRandom(dealt, at, moves);
      const { rules, table } = dealt;
      const drags = legalMoves(dealt).filter(isDrag);
      const open = new Set(drags.map(toOf));
      for (let from = 0; from < table.piles; from++) {
        if (table.size(from) === 0 || !rules.mayLift(table, from, 1)) continue;
        for (const to of open) {
          if (to === from || drags.some((move) => fromOf(move) === from && toOf(move) === to)) continue;
          refused++;
          if (SHUT.has(reasonNoDrop(rules, table, from, 1, to).code)) untrue.add(`${way.name}: ${from} to ${to}`);
        }
      }
    }
  }
  expect([...untrue]).toEqual([]);
  expect(refused).toBeGreaterThan(50_000);
});
