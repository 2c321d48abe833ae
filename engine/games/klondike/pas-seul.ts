import { fromRecipe } from '../../recipes/from-recipe.ts';
import { WESTCLIFF } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'pas-seul',
  name: 'Pas Seul',
  recipe: { ...WESTCLIFF, columns: '6', cards: '1', back: 'yes' },
});
