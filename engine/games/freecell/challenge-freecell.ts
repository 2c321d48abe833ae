import { fromRecipe } from '../../recipes/from-recipe.ts';
import { FREECELL } from '../../recipes/patterns.ts';
import { laidFirst } from '../../vocabulary/deals.ts';
import { aces, twos } from '../../vocabulary/relations.ts';

export default fromRecipe({
  id: 'challenge-freecell',
  name: 'Challenge FreeCell',
  recipe: { ...FREECELL, back: 'yes', order: laidFirst(twos, aces) },
});
