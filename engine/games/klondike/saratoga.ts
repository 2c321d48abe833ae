import { toggle } from '../../model/game.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'saratoga',
  name: 'Saratoga',
  options: { three: toggle('Three card deals') },
  recipe: ({ three }) => ({ ...KLONDIKE, open: 'all', stock: three ? 'three' : 'one' }),
});
