import { fromRecipe } from '../../recipes/from-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'triple-klondike',
  name: 'Triple Klondike',
  recipe: { ...KLONDIKE, packs: '3', columns: '13' },
});
