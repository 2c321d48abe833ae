import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'sixty-thieves',
  name: 'Sixty Thieves',
  recipe: { ...THIEVES, packs: '3', columns: '12', cards: '5' },
});
