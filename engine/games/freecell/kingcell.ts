import { fromRecipe } from '../../recipes/from-recipe.ts';
import { FREECELL } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'kingcell',
  name: 'KingCell',
  recipe: { ...FREECELL, suits: 'any', start: 'kings', back: 'yes' },
});
