import { fromRecipe } from '../../recipes/from-recipe.ts';
import { FREECELL } from '../../recipes/patterns.ts';
import { microsoftOrder } from '../../model/random.ts';

export default fromRecipe({
  id: 'relaxed-freecell',
  name: 'Relaxed FreeCell',
  recipe: { ...FREECELL, lift: 'built', order: microsoftOrder },
});
