import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'famous-fifty',
  name: 'Famous Fifty',
  recipe: { ...THIEVES, cards: '5' },
});
