import { defineGame } from '../../model/game.ts';
import type { Pile } from '../../model/pile.ts';
import { dealOn } from '../../vocabulary/actions.ts';
import { fillFrom } from '../../vocabulary/after.ts';
import { bothWays, laidBothWays } from '../../vocabulary/both-ways.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealOut, dealUp, takeUp } from '../../vocabulary/deals.ts';
import { pile, piles, stock, tableau } from '../../vocabulary/piles.ts';
import { build, nextTo, sameSuit } from '../../vocabulary/relations.ts';
import { inRing } from '../../vocabulary/shapes/ring.ts';

export default defineGame({
  id: 'louis',
  name: 'Louis',
  variant() {
    const ring = piles(12, tableau({ build: build(nextTo, sameSuit), lift: 'top', fan: 'none' }));
    const homes = bothWays();
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
      deal: [...laidBothWays(talon, homes), dealUp(talon, ring)],
      after: [fillFrom(talon, ring)],
      won: holds(homes, 104),
      score: cardsOn(homes, 8),
    };
  },
});
