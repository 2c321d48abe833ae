import { REVERSED } from '../../model/change.ts';
import { REDEALS } from '../../model/counters.ts';
import { defineGame } from '../../model/game.ts';
import type { Action, Pile } from '../../model/pile.ts';
import { dealRound } from '../../vocabulary/deals.ts';
import { underIndexCards } from '../../vocabulary/families/foundations/interregnum.ts';

/**
 * Takes up the next heap at each redeal and deals it over all of them, from its own place to the right, then from the
 * left.
 */
const dealAHeap = (heaps: readonly Pile[]): Action => ({
  redeals: heaps.length,
  can: (t) => t.counter(REDEALS) < heaps.length,
  run(t, at) {
    const next = t.counter(REDEALS);
    t.move(heaps[next]!.index, at, t.size(heaps[next]!.index), REVERSED);
    while (t.size(at) > 0) dealRound(t, at, [...heaps.slice(next), ...heaps.slice(0, next)], 0);
    t.add(REDEALS, 1);
  },
  why: () => ({ code: 'no-redeal', count: heaps.length }),
});

export default defineGame({ id: 'primrose', name: 'Primrose', variant: () => underIndexCards(dealAHeap, 12) });
