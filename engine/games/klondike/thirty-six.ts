import { ACE, rankOf } from '../../model/card.ts';
import { TURNED } from '../../model/change.ts';
import type { Pile, Step } from '../../model/pile.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';
import { dealRound } from '../../vocabulary/deals.ts';

/** Deals a row; an ace in it goes home before the next row is dealt, and its place stays a card short. */
const dealRow =
  (from: Pile, columns: readonly Pile[], homes: readonly Pile[]): Step =>
  (t) => {
    dealRound(t, from.index, columns, TURNED);
    for (const { index } of columns)
      if (rankOf(t.top(index)) === ACE) t.move(index, homes.find((home) => t.size(home.index) === 0)!.index, 1);
  };

export default fromRecipe({
  id: 'thirty-six',
  name: 'Thirty-Six',
  recipe: {
    ...KLONDIKE,
    columns: '6',
    cards: '6',
    open: 'all',
    suits: 'any',
    start: 'any',
    redeals: '0',
    back: 'no',
    deal: ({ stock, columns, homes }) => columns.map(() => dealRow(stock, columns, homes)),
  },
});
