import { choose, defineGame } from '../../model/game.ts';
import { grid, rows } from '../../model/variant.ts';
import { bothWays } from '../../vocabulary/both-ways.ts';
import { keptFull } from '../../vocabulary/families/foundations/kept-full.ts';
import { cell, piles } from '../../vocabulary/piles.ts';

const redeals = choose(
  'Redeals',
  { none: { label: 'No redeals', redeals: 0 }, one: { label: 'One redeal', redeals: 1 } },
  'none',
);

export default defineGame({
  id: 'picture-patience',
  name: 'Picture Patience',
  options: { redeals },
  variant({ redeals: often }) {
    const homes = bothWays();
    const store = piles(9, cell());
    return keptFull({
      homes,
      store,
      ...often,
      places: (talon, turned) => [
        ...grid(homes.slice(0, 4), 1),
        ...grid(homes.slice(4), 1, { x: 5 }),
        ...grid(store, 3, { x: 1.5 }),
        ...rows([[2, talon, turned]], 3),
      ],
    });
  },
});
