import { defineGame } from '../../model/game.ts';
import type { Action, Pile } from '../../model/pile.ts';
import { bothWays, laidBothWays } from '../../vocabulary/both-ways.ts';
import { archwayLayout } from '../../vocabulary/families/foundations/archway.ts';

/** Moves the lowest card of every heap to its top. */
const turnHeaps = (heaps: readonly Pile[]): Action => ({
  redeals: Infinity,
  can: (t) => heaps.some(({ index }) => t.size(index) > 1),
  run(t) {
    for (const { index } of heaps) for (let at = 1; at < t.size(index); at++) t.swap(index, at - 1, at);
  },
  why: () => ({ code: 'nothing' }),
});

export default defineGame({
  id: 'archway',
  name: 'Archway',
  variant() {
    const homes = bothWays();
    return archwayLayout({ homes, laid: (deck) => laidBothWays(deck, homes), lowest: 1, open: true, tap: turnHeaps });
  },
});
