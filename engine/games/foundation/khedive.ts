import { defineGame } from '../../model/game.ts';
import { grid, rows } from '../../model/variant.ts';
import { keptFull } from '../../vocabulary/families/foundations/kept-full.ts';
import { foundation, piles, reserve } from '../../vocabulary/piles.ts';
import { aces, build, sameSuit, up } from '../../vocabulary/relations.ts';

/** The places of each row of the triangle. */
const ROWS = [1, 3, 5, 7, 9];

export default defineGame({
  id: 'khedive',
  name: 'Khedive',
  variant() {
    const homes = piles(8, foundation({ build: build(up, sameSuit), start: aces }));
    const store = piles(25, reserve());
    return keptFull({
      homes,
      store,
      places: (talon, turned) => [
        ...rows([[...homes.slice(0, 4), 2, ...homes.slice(4)]]),
        ...ROWS.flatMap((width, row) =>
          grid(store.slice(row * row, row * row + width), width, { x: (10 - width) / 2, y: row }),
        ),
        ...rows([[talon], [turned]], 1.5),
      ],
    });
  },
});
