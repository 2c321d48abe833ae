import { fromRecipe } from '../../recipes/from-recipe.ts';
import { FREECELL } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'spidercells',
  name: 'Spidercells',
  recipe: { ...FREECELL, home: 'runs', rising: 'alternate' },
});
