import { fromRecipe } from '../../recipes/from-recipe.ts';
import { FREECELL } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'triple-freecell',
  name: 'Triple FreeCell',
  recipe: { ...FREECELL, packs: '3', columns: '13', cells: '10' },
});
