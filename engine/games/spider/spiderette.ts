import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { dealEach, everyFilled, onlyWhen } from '../../vocabulary/actions.ts';
import { triangle, turnUpTops } from '../../vocabulary/deals.ts';
import { pile, stock } from '../../vocabulary/piles.ts';
import { spiderPiles } from '../../vocabulary/families/columns/spider.ts';

export default defineGame({
  id: 'spiderette',
  name: 'Spiderette',
  variant() {
    const { columns, homes, won, score } = spiderPiles(7, 4);
    const talon = pile(stock(onlyWhen(everyFilled(columns), dealEach(columns))));
    return {
      places: rows([[talon, 2, ...homes], columns]),
      from: talon,
      deal: [triangle(talon, columns), turnUpTops(columns)],
      after: [turnUpTops(columns)],
      won,
      score,
    };
  },
});
