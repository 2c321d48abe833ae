import { defineGame } from '../../model/game.ts';
import { grid, rows } from '../../model/variant.ts';
import { onePerSuit } from '../../vocabulary/both-ways.ts';
import { takeSuits } from '../../vocabulary/deals.ts';
import { keptFull } from '../../vocabulary/families/foundations/kept-full.ts';
import { piles, reserve } from '../../vocabulary/piles.ts';
import { aces, build, kings, sameSuit, twos, up, upBy } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'royal-rendezvous',
  name: 'Royal Rendezvous',
  variant() {
    const thrones = onePerSuit({ start: kings, room: 1 });
    const byTwos = { build: build(upBy(2), sameSuit), room: 6 };
    const rising = onePerSuit({ start: aces, build: build(up, sameSuit) });
    const [even, odd] = [onePerSuit({ start: twos, ...byTwos }), onePerSuit({ start: aces, ...byTwos })];
    const store = piles(16, reserve());
    return keptFull({
      homes: [...thrones, ...rising, ...even, ...odd],
      laid: (talon) => [takeSuits(talon, aces, rising), takeSuits(talon, twos, even), takeSuits(talon, aces, odd)],
      count: 12,
      store,
      places: (talon, turned) => [
        ...rows([[talon, 0.5, ...thrones.slice(0, 2), 4, ...thrones.slice(2)], [turned]]),
        ...rows([[3.5, ...rising]]),
        ...rows([[1.5, ...even.slice(0, 2), 4, ...even.slice(2)]], 1),
        ...rows([[3.5, ...odd]], 1),
        ...grid(store, 8, { x: 1.5, y: 2 }),
      ],
    });
  },
});
