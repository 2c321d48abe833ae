import { TURNED } from '../../model/change.ts';
import { defineGame } from '../../model/game.ts';
import type { Pile, Step } from '../../model/pile.ts';
import { foundation, pile, piles, reserve } from '../../vocabulary/piles.ts';
import { aces, anySuit, build, up } from '../../vocabulary/relations.ts';
import { oneAtATime } from '../../vocabulary/families/foundations/sir-tommy.ts';

const RESERVE = 13;

/** Deals until the reserve is full; aces go home. */
const dealReserve =
  (from: Pile, store: Pile, homes: readonly Pile[]): Step =>
  (t) => {
    while (t.size(store.index) < RESERVE) {
      t.move(from.index, store.index, 1, TURNED);
      for (const { index } of homes.filter((home) => t.size(home.index) === 0).slice(0, 1)) {
        if (aces(t.top(store.index), 0)) t.move(store.index, index, 1);
      }
    }
  };

export default defineGame({
  id: 'frog',
  name: 'Frog',
  variant() {
    const homes = piles(8, foundation({ build: build(up, anySuit), start: aces, lift: 'nothing' }));
    const store = pile(reserve({ fan: 'down' }));
    return oneAtATime(homes, {
      packs: 2,
      hands: 5,
      stores: [store],
      deal: (from) => [dealReserve(from, store, homes)],
    });
  },
});
