import { defineGame } from '../../model/game.ts';
import { grid, rows } from '../../model/variant.ts';
import { refill } from '../../vocabulary/after.ts';
import { bothWays } from '../../vocabulary/both-ways.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { pile, piles, tableau } from '../../vocabulary/piles.ts';
import { anyCard, build, sameSuit, upOrDown } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'chequers',
  name: 'Chequers',
  variant() {
    const talon = pile({ role: 'stock' });
    const homes = bothWays();
    const fans = piles(
      25,
      tableau({ name: 'fan', build: build(upOrDown, sameSuit), start: anyCard, lift: 'top', fan: 'right' }),
    );
    return {
      places: [...rows([[talon, 0.8, ...homes]]), ...grid(fans, 5, { y: 1, step: 2.1 })],
      from: talon,
      deck: { packs: 2 },
      deal: [dealUp(talon, fans, 4)],
      after: [refill(talon)],
      won: holds(homes, 104),
      score: cardsOn(homes),
    };
  },
});
