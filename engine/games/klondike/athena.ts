import { toggle } from '../../model/game.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'athena',
  name: 'Athena',
  options: { three: toggle('Three card deals') },
  recipe: ({ three }) => ({
    ...KLONDIKE,
    cards: '4',
    open: 'every-other',
    stock: three ? 'three' : 'one',
    redeals: '2',
  }),
});
