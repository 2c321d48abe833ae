import { defineGame } from '../../model/game.ts';
import { grid, rows } from '../../model/variant.ts';
import { bothWays } from '../../vocabulary/both-ways.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealHands, dealUp } from '../../vocabulary/deals.ts';
import { FAN_STEP_WIDTHS } from '../../recipes/layouts.ts';
import { cell, pile, piles, tableau } from '../../vocabulary/piles.ts';

export default defineGame({
  id: 'little-billie',
  name: 'Little Billie',
  variant() {
    const deck = pile({ role: 'stock' });
    const homes = bothWays();
    const fans = piles(24, tableau({ name: 'fan', lift: 'top', fan: { right: 4 } }));
    const cells = piles(8, cell());
    return {
      places: [
        ...rows([[1.25, ...homes]]),
        ...grid(fans, 6, { y: 1, step: FAN_STEP_WIDTHS }),
        ...grid(cells, 8, { x: 1.25, y: 5 }),
      ],
      hidden: [deck],
      from: deck,
      deck: { packs: 2 },
      deal: [dealHands(deck, fans, 4), dealUp(deck, cells)],
      won: holds(homes, 104),
      score: cardsOn(homes),
    };
  },
});
