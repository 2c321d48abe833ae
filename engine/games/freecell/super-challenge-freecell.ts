import { fromRecipe } from '../../recipes/from-recipe.ts';
import { FREECELL } from '../../recipes/patterns.ts';
import { laidFirst } from '../../vocabulary/deals.ts';
import { aces, twos } from '../../vocabulary/relations.ts';

export default fromRecipe({
  id: 'super-challenge-freecell',
  name: 'Super Challenge FreeCell',
  recipe: { ...FREECELL, start: 'kings', back: 'yes', order: laidFirst(twos, aces) },
});
