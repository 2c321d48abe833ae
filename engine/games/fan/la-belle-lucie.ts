import { fromRecipe } from '../../recipes/from-recipe.ts';
import { FANS } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'la-belle-lucie',
  name: 'La Belle Lucie',
  recipe: { ...FANS, start: 'none', shuffles: '2' },
});
