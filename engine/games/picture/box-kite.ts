import { defineGame } from '../../model/game.ts';
import { bothWays, laidBothWays } from '../../vocabulary/both-ways.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealOut } from '../../vocabulary/deals.ts';
import { pile, piles, tableau } from '../../vocabulary/piles.ts';
import { anySuit, build, nextTo } from '../../vocabulary/relations.ts';
import { inRing } from '../../vocabulary/shapes/ring.ts';

export default defineGame({
  id: 'box-kite',
  name: 'Box Kite',
  variant() {
    const deck = pile({ role: 'stock' });
    const ring = piles(12, tableau({ build: build(nextTo, anySuit), lift: 'top', fan: 'none' }));
    const homes = bothWays();
    return {
      places: inRing(ring, homes),
      hidden: [deck],
      from: deck,
      deck: { packs: 2 },
      deal: [...laidBothWays(deck, homes), dealOut(deck, ring)],
      won: holds(homes, 104),
      score: cardsOn(homes, 8),
    };
  },
});
