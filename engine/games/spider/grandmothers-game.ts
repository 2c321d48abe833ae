import { fromRecipe } from '../../recipes/from-recipe.ts';
import { SPIDER } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'grandmothers-game',
  name: "Grandmother's Game",
  recipe: { ...SPIDER, cards: '6', open: 'all', stock: 'columns' },
});
