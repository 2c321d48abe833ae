import { choose, defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { refill } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { pile, piles, tableau } from '../../vocabulary/piles.ts';
import { anySuit, build, down } from '../../vocabulary/relations.ts';

const variation = choose(
  'Variation',
  { nines: { label: 'Knotty Nines', width: 9 }, twelve: { label: 'Trusty Twelve', width: 12 } },
  'nines',
);

export default defineGame({
  id: 'knotty-nines',
  name: 'Knotty Nines',
  options: { variation },
  variant({ variation: { width } }) {
    const talon = pile({ role: 'stock' });
    const columns = piles(width, tableau({ build: build(down, anySuit), lift: 'top' }));
    return {
      places: rows([[talon, 0.5, ...columns]]),
      from: talon,
      deal: [dealUp(talon, columns)],
      after: [refill(talon)],
      won: holds([talon], 0),
      score: cardsOn(columns, width),
    };
  },
});
