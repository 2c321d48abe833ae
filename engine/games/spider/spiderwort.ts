import { fromRecipe } from '../../recipes/from-recipe.ts';
import { SPIDER } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'spiderwort',
  name: 'Spiderwort',
  recipe: { ...SPIDER, packs: '3', columns: '13', cards: '6' },
});
