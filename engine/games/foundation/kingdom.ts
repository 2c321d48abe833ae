import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { takeOut } from '../../vocabulary/deals.ts';
import { keptFull } from '../../vocabulary/families/foundations/kept-full.ts';
import { foundation, piles, reserve } from '../../vocabulary/piles.ts';
import { aces, anySuit, build, up } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'kingdom',
  name: 'Kingdom',
  variant() {
    const homes = piles(8, foundation({ build: build(up, anySuit), start: aces }));
    const store = piles(8, reserve());
    return keptFull({
      homes,
      laid: (talon) => [takeOut(talon, aces, homes.slice(0, 1))],
      count: 1,
      store,
      turned: true,
      places: (talon, turned) =>
        rows([
          [talon, turned, 0.5, ...homes],
          [2.5, ...store],
        ]),
    });
  },
});
