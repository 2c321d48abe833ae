import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'number-ten',
  name: 'Number Ten',
  recipe: { ...THIEVES, open: 'two', suits: 'alternate', lift: 'built' },
});
