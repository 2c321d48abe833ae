import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { dealEach, everyFilled, onlyWhen } from '../../vocabulary/actions.ts';
import { dealDown, dealUp, turnUpTops } from '../../vocabulary/deals.ts';
import { pile, stock } from '../../vocabulary/piles.ts';
import { spiderPiles } from '../../vocabulary/families/columns/spider.ts';

export default defineGame({
  id: 'will-o-the-wisp',
  name: "Will o' the Wisp",
  variant() {
    const { columns, homes, won, score } = spiderPiles(7, 4);
    const talon = pile(stock(onlyWhen(everyFilled(columns), dealEach(columns))));
    return {
      places: rows([[talon, 2, ...homes], columns]),
      from: talon,
      deal: [dealDown(talon, columns, 2), dealUp(talon, columns)],
      after: [turnUpTops(columns)],
      won,
      score,
    };
  },
});
