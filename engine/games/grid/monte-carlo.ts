import { choose, defineGame } from '../../model/game.ts';
import type { Action } from '../../model/pile.ts';
import { fillFrom, removePairs } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { closeUp, gridBeside, touching } from '../../vocabulary/shapes/grid.ts';
import { gone, pile, piles, stock } from '../../vocabulary/piles.ts';
import { sameRank } from '../../vocabulary/relations.ts';

const variation = choose(
  'Variation',
  { one: { label: 'Monte Carlo', packs: 1 }, two: { label: 'Monte Carlo, two packs', packs: 2 } },
  'one',
);

export default defineGame({
  id: 'monte-carlo',
  name: 'Monte Carlo',
  options: { variation },
  variant({ variation: { packs } }) {
    const out = gone();
    const grid = piles(25, { role: 'tableau', name: 'grid', lift: 'top', build: sameRank, near: touching(5, 1) });
    const closeAndFill: Action = {
      can(t, at) {
        const gap = grid.findIndex(({ index }) => t.size(index) === 0);
        return gap >= 0 && (t.size(at) > 0 || grid.slice(gap).some(({ index }) => t.size(index) > 0));
      },
      run(t, at) {
        closeUp(grid)(t, at);
        fillFrom(talon, grid)(t, at);
      },
      why: (t) => ({ code: grid.some(({ index }) => t.size(index) === 0) ? 'closed-up' : 'no-place' }),
    };
    const talon = pile(stock(closeAndFill));
    return {
      places: gridBeside(talon, grid, 5),
      hidden: [out],
      from: talon,
      deck: { packs },
      deal: [dealUp(talon, grid)],
      after: [removePairs(out)],
      won: holds([out], 52 * packs),
      score: cardsOn([out]),
    };
  },
});
