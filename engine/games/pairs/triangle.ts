import { fromRecipe } from '../../recipes/from-recipe.ts';
import { PYRAMID_PAIRS } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'triangle',
  name: 'Triangle',
  recipe: { ...PYRAMID_PAIRS, cards: 'triangle' },
});
