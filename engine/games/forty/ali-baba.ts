import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'ali-baba',
  name: 'Ali Baba',
  recipe: { ...THIEVES, packs: '1', lift: 'built' },
});
