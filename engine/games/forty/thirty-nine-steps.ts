import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'thirty-nine-steps',
  name: 'Thirty-Nine Steps',
  recipe: { ...THIEVES, columns: '13', cards: '3' },
});
