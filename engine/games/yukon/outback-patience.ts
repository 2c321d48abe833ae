import { fromRecipe } from '../../recipes/from-recipe.ts';
import { AUSTRALIAN } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'outback-patience',
  name: 'Outback Patience',
  recipe: { ...AUSTRALIAN, packs: '2', columns: '8', cards: '7', back: 'yes', redeals: '0' },
});
