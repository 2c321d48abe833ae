import { fromRecipe } from '../../recipes/from-recipe.ts';
import { cellsOverFans } from '../../recipes/layouts.ts';
import { FANS } from '../../recipes/patterns.ts';
import { bothWays } from '../../vocabulary/both-ways.ts';
import { tableau } from '../../vocabulary/piles.ts';

export default fromRecipe({
  id: 'buffalo-bill',
  name: 'Buffalo Bill',
  recipe: {
    ...FANS,
    packs: '2',
    columns: '26',
    cards: '4',
    cells: '8',
    homes: bothWays,
    rules: { columns: tableau({ name: 'fan', lift: 'top', fan: { right: 4 } }) },
    places: cellsOverFans,
    noneSafe: true,
  },
});
