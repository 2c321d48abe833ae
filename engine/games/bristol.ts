import { defineGame } from '../model/game.ts';
import { grid, rows } from '../model/variant.ts';
import { dealEach } from '../vocabulary/actions.ts';
import { cardsOn, holds } from '../vocabulary/conditions.ts';
import { dealUp, kingsDown } from '../vocabulary/deals.ts';
import { foundation, pile, piles, reserve, stock, tableau } from '../vocabulary/piles.ts';
import { aces, anySuit, build, down, up } from '../vocabulary/relations.ts';

export default defineGame({
  id: 'bristol',
  name: 'Bristol',
  variant() {
    const hands = piles(3, reserve());
    const talon = pile(stock(dealEach(hands)));
    const homes = piles(4, foundation({ build: build(up, anySuit), start: aces, lift: 'nothing' }));
    const columns = piles(8, tableau({ build: build(down, anySuit), lift: 'top', fan: 'right' }));
    return {
      places: [...rows([[talon, 0.75, ...hands, 0.75, ...homes]]), ...grid(columns, 4, { y: 1, step: 2.75 })],
      otherwise: [
        [
          ...rows([
            [talon, 0.6, ...hands],
            [0.3, ...homes],
          ]),
          ...grid(columns, 2, { y: 2, step: 2.4 }),
        ],
      ],
      from: talon,
      deal: [dealUp(talon, columns, 3), kingsDown(columns)],
      won: holds(homes, 52),
      score: cardsOn(homes),
    };
  },
});
