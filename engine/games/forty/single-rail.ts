import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'single-rail',
  name: 'Single Rail',
  recipe: { ...THIEVES, packs: '1', columns: '4', cards: '1', suits: 'any', lift: 'built' },
});
