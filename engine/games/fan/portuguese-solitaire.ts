import { fromRecipe } from '../../recipes/from-recipe.ts';
import { BAKERS_DOZEN } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'portuguese-solitaire',
  name: 'Portuguese Solitaire',
  recipe: { ...BAKERS_DOZEN, start: 'kings' },
});
