import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'napoleons-square',
  name: "Napoleon's Square",
  recipe: { ...THIEVES, columns: '12', lift: 'built' },
});
