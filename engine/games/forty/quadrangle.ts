import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'quadrangle',
  name: 'Quadrangle',
  recipe: {
    ...THIEVES,
    columns: '12',
    cards: '3',
    round: 'yes',
    start: 'waste',
    first: 'dealt',
    back: 'no',
    dealt: ['columns', 'base'],
  },
});
