import { defineGame } from '../../model/game.ts';
import { refill, removePairs } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { closeUp, gridBeside, inLine } from '../../vocabulary/shapes/grid.ts';
import { gone, pile, piles } from '../../vocabulary/piles.ts';
import { addUpTo } from '../../vocabulary/relations.ts';

const WIDTH = 5;

export default defineGame({
  id: 'quatorze',
  name: 'Quatorze',
  variant() {
    const out = gone();
    const talon = pile({ role: 'stock' });
    const grid = piles(25, { role: 'tableau', name: 'grid', lift: 'top', build: addUpTo(14), near: inLine(WIDTH, 1) });
    return {
      places: gridBeside(talon, grid, WIDTH),
      hidden: [out],
      from: talon,
      deal: [dealUp(talon, grid)],
      after: [removePairs(out), refill(talon), closeUp(grid)],
      won: holds([out], 52),
      score: cardsOn([out]),
    };
  },
});
