import { defineGame } from '../game.ts';
import { rows } from '../layout.ts';
import { dealEach, everyFilled, onlyWhen } from '../rules/actions.ts';
import { triangle, turnUpTops } from '../rules/deals.ts';
import { pile, stock } from '../rules/piles.ts';
import { spiderPiles } from '../rules/spider.ts';

export default defineGame({
  id: 'spiderette',
  name: 'Spiderette',
  layout() {
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
