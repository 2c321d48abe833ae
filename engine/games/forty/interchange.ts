import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'interchange',
  name: 'Interchange',
  recipe: {
    ...THIEVES,
    columns: '7',
    cards: '7',
    open: 'every-other',
    start: 'kings',
    lift: 'built',
  },
});
