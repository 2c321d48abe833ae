import { fromRecipe } from '../../recipes/from-recipe.ts';
import { FOUR_SEASONS } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'royal-east',
  name: 'Four Seasons',
  recipe: FOUR_SEASONS,
});
