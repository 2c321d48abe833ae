import { fromRecipe } from '../../recipes/from-recipe.ts';
import { GOLF } from '../../recipes/patterns.ts';
import { pyramidUnderStock } from '../../recipes/layouts.ts';

export default fromRecipe({
  id: 'escalator',
  name: 'Escalator',
  recipe: { ...GOLF, cards: 'pyramid', round: 'yes', wasteFan: 'none', places: pyramidUnderStock },
});
