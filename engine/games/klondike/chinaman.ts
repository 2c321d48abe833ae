import { choose } from '../../model/game.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';

const redeals = choose(
  'Redeals',
  { one: { label: 'One redeal', count: '1' }, two: { label: 'Two redeals', count: '2' } },
  'one',
);

export default fromRecipe({
  id: 'chinaman',
  name: 'Chinaman',
  options: { redeals },
  recipe: ({ redeals: { count } }) => ({ ...KLONDIKE, suits: 'different', stock: 'three', redeals: count }),
});
