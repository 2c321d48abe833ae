import { choose } from '../../model/game.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { FLOWER_GARDEN } from '../../recipes/patterns.ts';

const variation = choose(
  'Variation',
  {
    'flower-garden': { label: 'Flower Garden', lift: 'top' },
    wildflower: { label: 'Wildflower', lift: 'suit' },
  },
  'flower-garden',
);

export default fromRecipe({
  id: 'flower-garden',
  name: 'Flower Garden',
  options: { variation },
  recipe: ({ variation: { lift } }) => ({ ...FLOWER_GARDEN, lift }),
});
