import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'deuces',
  name: 'Deuces',
  recipe: { ...THIEVES, cards: '1', round: 'yes', first: '2', laid: 'yes' },
});
