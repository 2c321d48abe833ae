import { defineGame } from '../../model/game.ts';
import { grid, rows } from '../../model/variant.ts';
import { onePerSuit } from '../../vocabulary/both-ways.ts';
import { keptFull } from '../../vocabulary/families/foundations/kept-full.ts';
import { piles, reserve } from '../../vocabulary/piles.ts';
import { aces, build, sameSuit, twos, upBy, wrapped } from '../../vocabulary/relations.ts';

const byTwos = build(wrapped(upBy(2)), sameSuit);

export default defineGame({
  id: 'odd-and-even',
  name: 'Odd and Even',
  variant() {
    const [odd, even] = [aces, twos].map((start) => onePerSuit({ start, build: byTwos, room: 13 }));
    const store = piles(9, reserve());
    return keptFull({
      homes: [...odd!, ...even!],
      store,
      redeals: 1,
      turned: true,
      places: (talon, turned) => [
        ...rows([
          [2.5, ...odd!],
          [2.5, ...even!],
        ]),
        ...grid(store, 3, { x: 7 }),
        ...rows([[talon, turned]]),
      ],
    });
  },
});
