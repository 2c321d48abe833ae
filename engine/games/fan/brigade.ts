import { fromRecipe } from '../../recipes/from-recipe.ts';
import { FLOWER_GARDEN } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'brigade',
  name: 'Brigade',
  recipe: { ...FLOWER_GARDEN, columns: '7', cards: '5', lift: 'top', laid: 'yes', cells: '13' },
});
