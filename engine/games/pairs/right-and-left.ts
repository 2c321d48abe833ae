import { TURNED } from '../../model/change.ts';
import { defineGame } from '../../model/game.ts';
import type { Pile } from '../../model/pile.ts';
import { rows } from '../../model/variant.ts';
import { dealOn } from '../../vocabulary/actions.ts';
import { removePairs } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealRound, dealUp } from '../../vocabulary/deals.ts';
import { gone, pile, piles, stock } from '../../vocabulary/piles.ts';
import { sameRank } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'right-and-left',
  name: 'Right and Left',
  variant() {
    const out = gone();
    const heaps: readonly Pile[] = piles(2, { role: 'tableau', name: 'pile', build: sameRank, lift: 'top' });
    const [left, right] = heaps;
    const talon = pile(
      stock(
        dealOn(
          () => heaps.toReversed(),
          Infinity,
          (t, at) => dealRound(t, at, heaps, TURNED),
        ),
      ),
    );
    return {
      places: rows([[left!, 0.5, talon, 0.5, right!]]),
      hidden: [out],
      from: talon,
      deck: { packs: 2 },
      deal: [dealUp(talon, heaps)],
      after: [removePairs(out)],
      won: holds([out], 104),
      score: cardsOn([out]),
    };
  },
});
