import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'breakwater',
  name: 'Breakwater',
  recipe: { ...THIEVES, columns: '7', cards: '7', open: 'every-other', suits: 'any', lift: 'built' },
});
