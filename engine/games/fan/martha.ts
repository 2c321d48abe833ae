import { KING } from '../../model/card.ts';
import { choose } from '../../model/game.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { OPEN_PACK } from '../../recipes/patterns.ts';

const variation = choose(
  'Variation',
  { martha: { label: 'Martha', single: false }, stewart: { label: 'Stewart', single: true } },
  'martha',
);

export default fromRecipe({
  id: 'martha',
  name: 'Martha',
  options: { variation },
  recipe: ({ variation: { single } }) => ({
    ...OPEN_PACK,
    columns: '12',
    cards: '4',
    open: 'every-other',
    laid: 'yes',
    ...(single
      ? { lift: 'top' }
      : // Only a single card goes to an empty column.
        { rules: { columns: { most: (t, to) => (t.size(to) === 0 ? 1 : KING) } } }),
  }),
});
