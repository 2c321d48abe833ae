import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'corona',
  name: 'Corona',
  recipe: { ...THIEVES, columns: '12', cards: '3', start: 'waste', back: 'no' },
});
