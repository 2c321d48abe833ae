import { defineGame } from '../../model/game.ts';
import { type Place, rows } from '../../model/variant.ts';
import { takeOut } from '../../vocabulary/deals.ts';
import { keptFull } from '../../vocabulary/families/foundations/kept-full.ts';
import { foundation, pile, piles, reserve } from '../../vocabulary/piles.ts';
import { aces, anySuit, build, down, kings, up, wrapped } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'windmill',
  name: 'Windmill',
  variant() {
    const hub = pile(foundation({ start: aces, build: build(wrapped(up), anySuit), room: 52 }));
    const corners = piles(4, foundation({ start: kings, build: build(down, anySuit) }));
    const sails = piles(8, reserve({ name: 'sail' }));
    const [north, higher, west, left, right, east, lower, south] = sails;
    const mill = (x: number): Place[] => [
      ...rows([
        [x + 2, north!],
        [x + 2, higher!],
        [x, west!, left!, hub, right!, east!],
        [x + 2, lower!],
        [x + 2, south!],
      ]),
      ...rows(
        [
          [x + 1, corners[0]!, 1, corners[1]!],
          [x + 1, corners[2]!, 1, corners[3]!],
        ],
        0.7,
        2.6,
      ),
    ];
    return keptFull({
      homes: [hub, ...corners],
      laid: (talon) => [takeOut(talon, aces, [hub])],
      count: 1,
      store: sails,
      turned: true,
      places: (talon, turned) => ({
        places: [...rows([[talon, turned]]), ...mill(1.5)],
        otherwise: [[...rows([[talon], [turned]]), ...mill(0)]],
      }),
    });
  },
});
