import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'josephine',
  name: 'Josephine',
  recipe: { ...THIEVES, lift: 'built' },
});
