import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'indian',
  name: 'Indian',
  recipe: { ...THIEVES, cards: '3', open: 'two', suits: 'different' },
});
