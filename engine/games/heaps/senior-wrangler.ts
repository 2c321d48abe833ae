import { KING } from '../../model/card.ts';
import { REVERSED, TURNED } from '../../model/change.ts';
import { REDEALS } from '../../model/counters.ts';
import { defineGame } from '../../model/game.ts';
import type { Action, Pile } from '../../model/pile.ts';
import type { Table } from '../../model/table.ts';
import { rows } from '../../model/variant.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealOut, dealUp, takeOut } from '../../vocabulary/deals.ts';
import { eachPile, foundation, pile, piles, stock, tableau } from '../../vocabulary/piles.ts';
import { anySuit, build, ofRank, upBy, wrapped } from '../../vocabulary/relations.ts';

const HEAPS = 8;

export default defineGame({
  id: 'senior-wrangler',
  name: 'Senior Wrangler',
  variant() {
    /** Returns the heap to be dealt out next, skipping empty ones. */
    const nextHeap = (t: Table): number => {
      let at = t.counter(REDEALS);
      while (at < HEAPS && t.size(heaps[at]!.index) === 0) at++;
      return at;
    };
    const redeal: Action = {
      redeals: HEAPS,
      can: (t) => nextHeap(t) < HEAPS,
      run(t, at) {
        const next = nextHeap(t);
        t.move(heaps[next]!.index, at, t.size(heaps[next]!.index), REVERSED | TURNED);
        dealOut(talon, [...heaps.slice(next), ...heaps.slice(0, next)])(t, 0);
        t.set(REDEALS, next + 1);
      },
      why: () => ({ code: 'no-redeal', count: HEAPS }),
    };
    const talon: Pile = pile(stock(redeal));
    const homes = eachPile(HEAPS, (at) =>
      foundation({ build: build(wrapped(upBy(at + 1)), anySuit), room: KING, lift: 'nothing' }),
    );
    const heaps: Pile[] = piles(HEAPS, tableau({ lift: 'top' }));
    return {
      places: rows([
        [talon, 0.5, ...homes],
        [1.5, ...heaps],
      ]),
      from: talon,
      deck: { packs: 2 },
      deal: [...homes.map((home, at) => takeOut(talon, ofRank(at + 1), [home])), dealUp(talon, heaps, 12)],
      noneSafe: true,
      won: holds(homes, 104),
      score: cardsOn(homes, HEAPS),
    };
  },
});
