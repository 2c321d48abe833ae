import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'red-and-black',
  name: 'Red and Black',
  recipe: {
    ...THIEVES,
    columns: '8',
    cards: '1',
    suits: 'alternate',
    lift: 'built',
    laid: 'yes',
    rising: 'alternate',
    noneSafe: false,
  },
});
