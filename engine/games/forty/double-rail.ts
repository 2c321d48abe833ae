import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'double-rail',
  name: 'Double Rail',
  recipe: { ...THIEVES, columns: '5', cards: '1', suits: 'any', lift: 'built' },
});
