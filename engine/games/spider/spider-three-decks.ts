import { defineGame } from '../../model/game.ts';
import { grid, rows } from '../../model/variant.ts';
import { dealEach } from '../../vocabulary/actions.ts';
import { dealDown, turnUpTops } from '../../vocabulary/deals.ts';
import { pile, stock } from '../../vocabulary/piles.ts';
import { spiderPiles } from '../../vocabulary/families/columns/spider.ts';

/**
 * Card widths from one column to the next: the stock and twelve foundations fill a row, and the twelve columns under
 * them are spread as wide.
 */
const APART = 12 / 11;

export default defineGame({
  id: 'spider-three-decks',
  name: 'Spider Three Decks',
  variant() {
    const { columns, homes, won, score } = spiderPiles(12, 12);
    const talon = pile(stock(dealEach(columns)));
    return {
      places: [...rows([[talon, ...homes]]), ...grid(columns, 12, { y: 1, step: APART })],
      from: talon,
      deck: { packs: 3 },
      deal: [dealDown(talon, columns, 4), dealDown(talon, columns.slice(0, 6)), turnUpTops(columns)],
      after: [turnUpTops(columns)],
      won,
      score,
    };
  },
});
