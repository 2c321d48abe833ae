import { isFaceDown } from '../../model/card.ts';
import { rows } from '../../model/variant.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { WESTCLIFF } from '../../recipes/patterns.ts';
import { described } from '../../vocabulary/piles.ts';

/** The top card, or every face-up card of the pile. */
const topOrOpen = described((from, _to, count, t) => {
  if (count === 1) return true;
  const under = t.at(from, t.size(from) - count - 1);
  return under === 0 || isFaceDown(under);
}, 'top-or-all');

export default fromRecipe({
  id: 'westhaven',
  name: 'Westhaven',
  recipe: {
    ...WESTCLIFF,
    places: ({ stock, waste, homes, columns }) => rows([[stock, ...waste, null, ...homes], columns]),
    rules: { columns: { reach: topOrOpen } },
  },
});
