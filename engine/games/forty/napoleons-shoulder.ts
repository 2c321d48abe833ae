import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'napoleons-shoulder',
  name: "Napoleon's Shoulder",
  recipe: { ...THIEVES, columns: '12', suits: 'any', start: 'wasteOnly' },
});
