import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { refill } from '../../vocabulary/after.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { pile, piles, tableau } from '../../vocabulary/piles.ts';
import { alternateColour, anyCard, build, down } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'sweet-sixteen',
  name: 'Sweet Sixteen',
  variant() {
    const talon = pile({ role: 'stock' });
    const columns = piles(16, tableau({ build: build(down, alternateColour), start: anyCard, lift: 'top' }));
    return {
      places: rows(
        [
          [talon, ...columns.slice(0, 8)],
          [1, ...columns.slice(8)],
        ],
        0,
        2.4,
      ),
      from: talon,
      deal: [dealUp(talon, columns)],
      after: [refill(talon)],
      won: (t) => t.size(talon.index) === 0,
      score: (t) => 36 - t.size(talon.index),
    };
  },
});
