import { defineGame } from '../../model/game.ts';
import { grid, rows } from '../../model/variant.ts';
import { takeOut } from '../../vocabulary/deals.ts';
import { keptFull } from '../../vocabulary/families/foundations/kept-full.ts';
import { foundation, piles } from '../../vocabulary/piles.ts';
import { aces, build, sameSuit, up } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'carpet',
  name: 'Carpet',
  variant() {
    const homes = piles(4, foundation({ build: build(up, sameSuit), lift: 'nothing' }));
    const carpet = piles(20, { role: 'tableau', name: 'carpet', lift: 'top' });
    return keptFull({
      packs: 1,
      homes,
      laid: (talon) => [takeOut(talon, aces, homes)],
      count: 4,
      store: carpet,
      places: (talon, turned) => [...rows([[talon, turned, null, ...homes]]), ...grid(carpet, 5, { x: 2, y: 1 })],
    });
  },
});
