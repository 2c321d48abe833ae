import { defineGame } from '../../model/game.ts';
import { grid, rows } from '../../model/variant.ts';
import { onePerSuit } from '../../vocabulary/both-ways.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { keptFull } from '../../vocabulary/families/foundations/kept-full.ts';
import { piles, reserve, tableau } from '../../vocabulary/piles.ts';
import { aces, build, sameSuit, twos, upBy, wrapped } from '../../vocabulary/relations.ts';

const byTwos = build(wrapped(upBy(2)), sameSuit);

export default defineGame({
  id: 'royal-cotillion',
  name: 'Royal Cotillion',
  variant() {
    const [odd, even] = [aces, twos].map((start) => onePerSuit({ start, build: byTwos, room: 13 }));
    const homes = odd!.flatMap((home, at) => [home, even![at]!]);
    const ladies = piles(4, tableau({ name: 'lady', lift: 'top' }));
    const lords = piles(16, reserve({ name: 'lord' }));
    return keptFull({
      homes,
      first: (talon) => [dealUp(talon, ladies, 3)],
      store: lords,
      turned: true,
      places: (talon, turned) => [
        ...rows([ladies]),
        ...grid(homes, 2, { x: 4.25 }),
        ...grid(lords, 4, { x: 6.5 }),
        ...rows([[1, talon, turned]], 3),
      ],
    });
  },
});
