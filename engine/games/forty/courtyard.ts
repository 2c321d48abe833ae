import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'courtyard',
  name: 'Courtyard',
  recipe: { ...THIEVES, columns: '12', cards: '1', lift: 'built', start: 'waste' },
});
