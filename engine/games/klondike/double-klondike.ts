import { fromRecipe } from '../../recipes/from-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'double-klondike',
  name: 'Double Klondike',
  recipe: { ...KLONDIKE, packs: '2', columns: '9' },
});
