import { defineGame } from '../../model/game.ts';
import { grid, type Place, rows } from '../../model/variant.ts';
import { keptFull } from '../../vocabulary/families/foundations/kept-full.ts';
import { foundation, piles, reserve } from '../../vocabulary/piles.ts';
import { aces, build, sameSuit, up } from '../../vocabulary/relations.ts';

/** The number of places in each row of the triangle. */
const ROWS = [1, 3, 5, 7, 9];
/** The distance between the cards of a row in a tall window, in card widths. */
const CLOSE_STEP = 7 / 8;

export default defineGame({
  id: 'khedive',
  name: 'Khedive',
  variant() {
    const homes = piles(8, foundation({ build: build(up, sameSuit), start: aces }));
    const store = piles(25, reserve());
    const triangle = (step: number, x: number, y: number): Place[] =>
      ROWS.flatMap((width, row) =>
        grid(store.slice(row * row, row * row + width), width, { x: x + ((9 - width) / 2) * step, y: y + row, step }),
      );
    return keptFull({
      homes,
      store,
      places: (talon, turned) => ({
        places: [
          ...rows([[...homes.slice(0, 4), 2, ...homes.slice(4)]]),
          ...triangle(1, 0.5, 0),
          ...rows([[talon], [turned]], 1.5),
        ],
        otherwise: [[...rows([homes, [talon, turned]], 0, 1.1), ...triangle(CLOSE_STEP, 0, 1.1)]],
      }),
    });
  },
});
