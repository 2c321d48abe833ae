import { KING } from '../../model/card.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { OPEN_PACK } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'martha',
  name: 'Martha',
  recipe: {
    ...OPEN_PACK,
    columns: '12',
    cards: '4',
    open: 'every-other',
    laid: 'yes',
    // Only a single card goes to an empty column.
    rules: { columns: { most: (t, to) => (t.size(to) === 0 ? 1 : KING) } },
  },
});
