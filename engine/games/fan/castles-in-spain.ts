import { fromRecipe } from '../../recipes/from-recipe.ts';
import { BAKERS_DOZEN } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'castles-in-spain',
  name: 'Castles in Spain',
  recipe: { ...BAKERS_DOZEN, suits: 'alternate', rising: 'any', noneSafe: false },
});
