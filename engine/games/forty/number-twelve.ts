import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'number-twelve',
  name: 'Number Twelve',
  recipe: { ...THIEVES, packs: '3', columns: '12', open: 'two', suits: 'alternate', lift: 'built' },
});
