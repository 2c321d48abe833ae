import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'parliament',
  name: 'Parliament',
  recipe: { ...THIEVES, columns: '8', cards: '1', suits: 'any', start: 'waste', laid: 'yes' },
});
