import { defineGame } from '../../model/game.ts';
import type { Pile, PileRules } from '../../model/pile.ts';
import { REDEALS } from '../../model/counters.ts';
import { dealOn } from '../../vocabulary/actions.ts';
import { bothWays, laidBothWays } from '../../vocabulary/both-ways.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealOut, takeUp } from '../../vocabulary/deals.ts';
import { pile, piles, stock, tableau } from '../../vocabulary/piles.ts';
import { anySuit, build, upOrDown } from '../../vocabulary/relations.ts';
import { inRing } from '../../vocabulary/shapes/ring.ts';

export default defineGame({
  id: 'st-helena',
  name: 'St. Helena',
  variant() {
    const ring = piles(12, tableau({ build: build(upOrDown, anySuit), lift: 'top', fan: 'none' }));
    /** In the first round the piles over the kings play to the kings alone, those under the aces to the aces alone. */
    const reach: PileRules['reach'] = (from, to, _count, t) => {
      const side = ring.findIndex(({ index }) => index === from);
      if (t.counter(REDEALS) > 0 || side < 0 || side % 6 > 3) return true;
      return homes.findIndex(({ index }) => index === to) < 4 === side > 3;
    };
    const homes: Pile[] = bothWays({ reach });
    const talon: Pile = pile(
      stock(
        dealOn(
          () => ring,
          2,
          (t) => dealOut(talon, ring)(t, 0),
          takeUp,
        ),
      ),
    );
    return {
      places: [...inRing(ring, homes), { pile: talon, x: 0, y: 0 }],
      from: talon,
      deck: { packs: 2 },
      deal: [...laidBothWays(talon, homes), dealOut(talon, ring)],
      won: holds(homes, 104),
      score: cardsOn(homes, 8),
    };
  },
});
