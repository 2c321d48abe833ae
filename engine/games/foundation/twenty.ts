import { defineGame } from '../../model/game.ts';
import type { Pile } from '../../model/pile.ts';
import { grid, rows } from '../../model/variant.ts';
import { dealEach } from '../../vocabulary/actions.ts';
import { fillFrom } from '../../vocabulary/after.ts';
import { bothWays, laidBothWays } from '../../vocabulary/both-ways.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { onceDealtOut, pile, piles, stock, tableau } from '../../vocabulary/piles.ts';
import { anyCard } from '../../vocabulary/relations.ts';

const [COUNT, ACROSS] = [20, 10];

export default defineGame({
  id: 'twenty',
  name: 'Twenty',
  variant() {
    const homes = bothWays();
    const heaps: Pile[] = piles(COUNT, tableau({ start: anyCard, lift: 'top', reach: onceDealtOut(() => talon) }));
    const talon = pile(stock(dealEach(heaps)));
    return {
      places: [
        ...rows([[talon, 1, ...homes]]),
        ...grid(heaps.slice(0, ACROSS), ACROSS, { y: 1 }),
        ...grid(heaps.slice(ACROSS), ACROSS, { y: 3 }),
      ],
      otherwise: [
        [...rows([homes]), ...grid(heaps, 7, { x: 0.5, y: 1, down: 2.55 }), ...rows([[6.5, talon]], 6.1)],
        [...grid(heaps, ACROSS, { down: 2.1 }), ...rows([[10.85, talon]]), ...grid(homes, 2, { x: 10.35, y: 1 })],
      ],
      from: talon,
      deck: { packs: 2 },
      deal: [...laidBothWays(talon, homes), dealUp(talon, heaps)],
      after: [fillFrom(talon, heaps)],
      won: holds(homes, 104),
      score: cardsOn(homes, 8),
    };
  },
});
