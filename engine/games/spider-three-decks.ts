import { defineGame } from '../game.ts';
import { rows } from '../layout.ts';
import { dealEach } from '../rules/actions.ts';
import { dealDown, turnUpTops } from '../rules/deals.ts';
import { pile, stock } from '../rules/piles.ts';
import { spiderPiles } from '../rules/spider.ts';

/** The stock and twelve foundations share a row over twelve columns, so the foundations overlap a little. */
const CLOSE = 0.91;

export default defineGame({
  id: 'spider-three-decks',
  name: 'Spider Three Decks',
  layout() {
    const { columns, homes, won, score } = spiderPiles(12, 12);
    const talon = pile(stock(dealEach(columns)));
    return {
      places: [
        ...rows([[talon]]),
        ...homes.map((pile, at) => ({ pile, x: 1 + at * CLOSE, y: 0 })),
        ...rows([columns], 1),
      ],
      from: talon,
      deck: { packs: 3 },
      deal: [dealDown(talon, columns, 4), dealDown(talon, columns.slice(0, 6)), turnUpTops(columns)],
      after: [turnUpTops(columns)],
      won,
      score,
    };
  },
});
