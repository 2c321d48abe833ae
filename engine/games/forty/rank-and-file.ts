import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'rank-and-file',
  name: 'Rank and File',
  recipe: { ...THIEVES, open: 'top', suits: 'alternate', lift: 'built' },
});
