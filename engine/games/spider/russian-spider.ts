import { fromRecipe } from '../../recipes/from-recipe.ts';
import { SPIDERETTE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'russian-spider',
  name: 'Russian Spider',
  recipe: { ...SPIDERETTE, cards: 'yukon', suits: 'same', start: 'kings', lift: 'any' },
});
