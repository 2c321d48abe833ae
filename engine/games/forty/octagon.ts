import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { fillFrom } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp, takeOut } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, stock, tableau, waste } from '../../vocabulary/piles.ts';
import { aces, anyCard, build, down, sameSuit, up } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'octagon',
  name: 'Octagon',
  variant() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned, { redeals: 3 })));
    const homes = piles(8, foundation({ build: build(up, sameSuit) }));
    const corners = piles(
      4,
      tableau({ name: 'fan', build: build(down, sameSuit), start: anyCard, lift: 'top', fan: 'right' }),
    );
    const [first, second, third, fourth] = corners;
    return {
      places: rows([
        [first!, 2.1, ...homes.slice(0, 2), 0.7, second!],
        [0.2, ...homes.slice(2, 4), 0.9, talon, turned, 0.9, ...homes.slice(4, 6)],
        [third!, 2.1, ...homes.slice(6), 0.7, fourth!],
      ]),
      otherwise: [
        rows([
          [2.2, ...homes.slice(0, 2)],
          [first!, 2.2, second!],
          [0.2, ...homes.slice(2, 4), talon, turned, ...homes.slice(4, 6)],
          [third!, 2.2, fourth!],
          [2.2, ...homes.slice(6)],
        ]),
      ],
      from: talon,
      deck: { packs: 2 },
      deal: [takeOut(talon, aces, homes), dealUp(talon, corners, 5)],
      after: [fillFrom(turned, corners), fillFrom(talon, corners)],
      won: holds(homes, 104),
      score: cardsOn(homes, 8),
    };
  },
});
