import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'busy-aces',
  name: 'Busy Aces',
  recipe: { ...THIEVES, columns: '12', cards: '1' },
});
