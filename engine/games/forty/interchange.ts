import { choose } from '../../model/game.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

const variation = choose(
  'Variation',
  {
    interchange: { label: 'Interchange', recipe: { redeals: '0' } },
    unlimited: { label: 'Unlimited', recipe: { redeals: 'endless' } },
  },
  'interchange',
);

export default fromRecipe({
  id: 'interchange',
  name: 'Interchange',
  options: { variation },
  recipe: ({ variation: { recipe } }) => ({
    ...THIEVES,
    columns: '7',
    cards: '7',
    open: 'every-other',
    start: 'kings',
    lift: 'built',
    ...recipe,
  }),
});
