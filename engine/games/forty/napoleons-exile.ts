import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'napoleons-exile',
  name: "Napoleon's Exile",
  recipe: { ...THIEVES, suits: 'any' },
});
