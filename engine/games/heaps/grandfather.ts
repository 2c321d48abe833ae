import { choose, defineGame } from '../../model/game.ts';
import { grid, rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { refill } from '../../vocabulary/after.ts';
import { bothWays } from '../../vocabulary/both-ways.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { hand } from '../../vocabulary/families/foundations/sir-tommy.ts';
import { pile, piles, stock, waste } from '../../vocabulary/piles.ts';

const filled = choose(
  'Empty places are filled',
  { stock: { label: 'Empty places filled from the stock' }, waste: { label: 'Empty places filled from the waste' } },
  'stock',
);

export default defineGame({
  id: 'grandfather',
  name: 'Grandfather',
  options: { filled },
  variant({ filled: source }) {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned, { redeals: 1 })));
    const homes = bothWays({ lift: 'nothing' });
    const heaps = piles(20, hand(turned, { room: 2 }));
    const filling = source === filled.values['stock'] ? talon : turned;
    return {
      places: [
        ...rows([[talon, turned, 0.5, ...homes]]),
        ...grid(heaps.slice(0, 10), 10, { x: 0.25, y: 1 }),
        ...grid(heaps.slice(10), 10, { x: 0.25, y: 2.3 }),
      ],
      otherwise: [
        [
          ...rows([
            [talon, turned, ...homes.slice(0, 4)],
            [2, ...homes.slice(4)],
          ]),
          ...grid(heaps, 5, { x: 0.5, y: 2.1, down: 1.3 }),
        ],
      ],
      from: talon,
      deck: { packs: 2 },
      deal: [dealUp(talon, heaps)],
      after: [refill(filling)],
      won: holds(homes, 104),
      score: cardsOn(homes),
    };
  },
});
