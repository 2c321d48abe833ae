import { defineGame } from '../../model/game.ts';
import { grid, rows } from '../../model/variant.ts';
import { bothWays, laidBothWays } from '../../vocabulary/both-ways.ts';
import { keptFull } from '../../vocabulary/families/foundations/kept-full.ts';
import { cell, piles } from '../../vocabulary/piles.ts';

export default defineGame({
  id: 'patriarchs',
  name: 'Patriarchs',
  variant() {
    const homes = bothWays();
    const store = piles(9, cell());
    return keptFull({
      homes,
      laid: (talon) => laidBothWays(talon, homes),
      count: 8,
      store,
      redeals: 1,
      places: (talon, turned) => [
        ...grid(homes.slice(0, 4), 1),
        ...grid(homes.slice(4), 1, { x: 5 }),
        ...grid(store, 3, { x: 1.5 }),
        ...rows([[2, talon, turned]], 3),
      ],
    });
  },
});
