import type { Step } from '../../model/pile.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import type { GamePiles } from '../../recipes/game-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';
import { dealPastHomes } from '../../vocabulary/deals.ts';

const ROWS = 3;

/** Deals a card to each column in turn; one that a foundation takes goes there, and the next card replaces it. */
const dealReplacing = ({ stock, columns, homes }: GamePiles): Step[] =>
  Array.from({ length: ROWS }, (_, row) =>
    columns.map((column): Step => (t, move) => {
      while (t.size(column.index) === row) dealPastHomes(stock, [column], homes, 1)(t, move);
    }),
  ).flat();

export default fromRecipe({
  id: 'dieppe',
  name: 'Dieppe',
  recipe: { ...THIEVES, columns: '8', cards: '3', suits: 'any', lift: 'built', dealt: [dealReplacing] },
});
