import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'congress',
  name: 'Congress',
  recipe: { ...THIEVES, columns: '8', cards: '1', suits: 'any', start: 'waste' },
});
