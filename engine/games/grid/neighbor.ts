import { KING } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { removeAlone } from '../../vocabulary/actions.ts';
import { fillFrom, removePairs } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { closeUp, gridBeside, touching } from '../../vocabulary/shapes/grid.ts';
import { gone, pile, piles } from '../../vocabulary/piles.ts';
import { addUpTo } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'neighbor',
  name: 'Neighbor',
  version: 2,
  variant() {
    const out = gone();
    const talon = pile({ role: 'stock' });
    const tap = removeAlone(out, KING);
    const grid = piles(25, {
      role: 'tableau',
      name: 'grid',
      lift: 'top',
      build: addUpTo(KING),
      near: touching(5, 1),
      tap,
    });
    return {
      places: gridBeside(talon, grid, 5),
      hidden: [out],
      from: talon,
      deal: [dealUp(talon, grid)],
      after: [removePairs(out), closeUp(grid), fillFrom(talon, grid)],
      won: holds([out], 52),
      score: cardsOn([out]),
    };
  },
});
