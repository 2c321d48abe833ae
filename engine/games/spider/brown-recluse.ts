import { defineGame } from '../../model/game.ts';
import { overColumns } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { fillFrom, turnForEmpty } from '../../vocabulary/after.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { spiderPiles } from '../../vocabulary/families/columns/spider.ts';
import { pile, stock, waste } from '../../vocabulary/piles.ts';

export default defineGame({
  id: 'brown-recluse',
  name: 'Brown Recluse',
  variant() {
    const { columns, homes, won, score } = spiderPiles(10, 8);
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned)));
    return {
      places: overColumns([talon, turned], homes, columns),
      from: talon,
      deck: { packs: 2 },
      deal: [dealUp(talon, columns)],
      after: [turnForEmpty(columns, talon, turned), fillFrom(turned, columns)],
      won,
      score,
    };
  },
});
