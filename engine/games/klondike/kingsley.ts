import { fromRecipe } from '../../recipes/from-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';
import { aces, build, down, kings, sameSuit } from '../../vocabulary/relations.ts';

export default fromRecipe({
  id: 'kingsley',
  name: 'Kingsley',
  recipe: {
    ...KLONDIKE,
    ranks: 'up',
    redeals: '0',
    rules: { columns: { start: aces }, homes: { build: build(down, sameSuit), start: kings } },
  },
});
