import { choose, defineGame } from '../../model/game.ts';
import { refill, removePairs } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { gone, pile, piles } from '../../vocabulary/piles.ts';
import { anySuit, build, upOrDown } from '../../vocabulary/relations.ts';
import { gridBeside } from '../../vocabulary/shapes/grid.ts';

const goal = choose(
  'Goal',
  {
    stock: { label: 'Use up the stock', removed: undefined },
    four: { label: 'Remove all but four cards', removed: 48 },
  },
  'stock',
);

export default defineGame({
  id: 'neptune',
  name: 'Neptune',
  options: { goal },
  variant({ goal: { removed } }) {
    const out = gone();
    const talon = pile({ role: 'stock' });
    const places = piles(8, { role: 'tableau', lift: 'top', build: build(upOrDown, anySuit) });
    return {
      places: gridBeside(talon, places, 4),
      hidden: [out],
      from: talon,
      deal: [dealUp(talon, places)],
      after: [removePairs(out), refill(talon)],
      won: removed === undefined ? holds([talon], 0) : holds([out], removed),
      score: cardsOn([out]),
    };
  },
});
