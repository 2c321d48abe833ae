import { defineGame } from '../game.ts';
import { grid, rows } from '../layout.ts';
import { turnTo } from '../rules/actions.ts';
import { fillFrom } from '../rules/after.ts';
import { cardsOn, holds } from '../rules/conditions.ts';
import { dealUp, laidFirst } from '../rules/deals.ts';
import { foundation, pile, piles, stock, tableau, waste } from '../rules/piles.ts';
import { aces, alternateColour, build, down, up } from '../rules/relations.ts';

export default defineGame({
  id: 'zebra',
  name: 'Zebra',
  layout() {
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
