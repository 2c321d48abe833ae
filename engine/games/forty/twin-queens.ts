import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'twin-queens',
  name: 'Twin Queens',
  recipe: { ...THIEVES, columns: '8', cards: '1', start: 'waste', first: 'king', redeals: '1' },
});
