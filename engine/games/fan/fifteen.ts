import { fromRecipe } from '../../recipes/from-recipe.ts';
import { OPEN_PACK } from '../../recipes/patterns.ts';
import { bothWays } from '../../vocabulary/both-ways.ts';

export default fromRecipe({
  id: 'fifteen',
  name: 'Fifteen',
  recipe: {
    ...OPEN_PACK,
    packs: '2',
    columns: '15',
    cards: '7',
    ranks: 'both',
    suits: 'same',
    lift: 'top',
    homes: () => bothWays(),
  },
});
