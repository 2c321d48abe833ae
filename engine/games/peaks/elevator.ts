import { fromRecipe } from '../../recipes/from-recipe.ts';
import { GOLF } from '../../recipes/patterns.ts';
import { pyramidUnderStock } from '../../recipes/layouts.ts';

export default fromRecipe({
  id: 'elevator',
  name: 'Elevator',
  recipe: { ...GOLF, cards: 'pyramid', open: 'top', round: 'yes', wasteFan: 'none', places: pyramidUnderStock },
});
