import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
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
    const sails = piles(8, reserve());
    const [north, higher, west, left, right, east, lower, south] = sails;
    return keptFull({
      homes: [hub, ...corners],
      laid: (talon) => [takeOut(talon, aces, [hub])],
      count: 1,
      store: sails,
      turned: true,
      places: (talon, turned) => [
        ...rows([
          [talon, turned, 1.5, north!],
          [3.5, higher!],
          [1.5, west!, left!, hub, right!, east!],
          [3.5, lower!],
          [3.5, south!],
        ]),
        ...rows(
          [
            [2.5, corners[0]!, 1, corners[1]!],
            [2.5, corners[2]!, 1, corners[3]!],
          ],
          0.7,
          2.6,
        ),
      ],
    });
  },
});
