import { defineGame } from '../../model/game.ts';
import { grid, rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { fillFrom } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp, laidFirst } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, stock, tableau, waste } from '../../vocabulary/piles.ts';
import { aces, alternateColour, build, down, up } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'zebra',
  name: 'Zebra',
  variant() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned, { redeals: 1 })));
    const homes = piles(
      8,
      foundation({ build: build(up, alternateColour), lift: 'nothing', most: 13, oneByOne: true }),
    );
    const columns = piles(8, tableau({ build: build(down, alternateColour), most: 1 }));
    return {
      places: [...rows([[talon, turned, 1 / 3, ...homes]]), ...grid(columns, 8, { y: 1, step: 4 / 3 })],
      from: talon,
      deck: { packs: 2 },
      order: laidFirst(aces),
      deal: [dealUp(talon, homes), dealUp(talon, columns)],
      after: [fillFrom(turned, columns), fillFrom(talon, columns)],
      won: holds(homes, 104),
      score: cardsOn(homes, 8),
    };
  },
});
