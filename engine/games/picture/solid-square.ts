import { defineGame } from '../../model/game.ts';
import { grid, rows } from '../../model/variant.ts';
import { upThenDown } from '../../vocabulary/both-ways.ts';
import { takeSuits } from '../../vocabulary/deals.ts';
import { keptFull } from '../../vocabulary/families/foundations/kept-full.ts';
import { piles, tableau } from '../../vocabulary/piles.ts';
import { aces, build, nextTo, sameSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'solid-square',
  name: 'Solid Square',
  variant() {
    const homes = upThenDown({ fan: { right: 2 }, outOfReach: 'order' });
    const square = piles(20, tableau({ build: build(nextTo, sameSuit), lift: 'top', fan: 'none' }));
    return keptFull({
      homes,
      laid: (talon) => [takeSuits(talon, aces, homes)],
      count: 4,
      store: square,
      places: (talon, turned) => [
        ...rows([[talon, turned]]),
        ...grid(square, 5, { x: 2.5 }),
        ...grid(homes, 1, { x: 8 }),
      ],
    });
  },
});
