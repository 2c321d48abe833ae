import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { dealOut } from '../../vocabulary/deals.ts';
import { pile, piles, reserve, tableau } from '../../vocabulary/piles.ts';
import { anyCard, build, down, sameSuit } from '../../vocabulary/relations.ts';
import { joins, wholeSuits } from '../../vocabulary/sequences.ts';

const run = build(down, sameSuit);

export default defineGame({
  id: 'wave-motion',
  name: 'Wave Motion',
  variant() {
    const deck = pile({ role: 'stock' });
    const columns = piles(8, tableau({ build: run, start: anyCard, run }));
    const stores = piles(8, reserve({ fan: 'down' }));
    const whole = wholeSuits(columns);
    return {
      places: rows([stores, columns], 0, 2.25),
      hidden: [deck],
      from: deck,
      deal: [dealOut(deck, stores)],
      won: (t) => whole(t) === 4,
      score: joins(columns, run),
    };
  },
});
