import { fromRecipe } from '../../recipes/from-recipe.ts';
import { YUKON } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'yukon-cells',
  name: 'Yukon Cells',
  recipe: { ...YUKON, cells: '2' },
});
