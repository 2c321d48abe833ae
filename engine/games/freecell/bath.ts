import { fromRecipe } from '../../recipes/from-recipe.ts';
import { FREECELL } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'bath',
  name: 'Bath',
  recipe: { ...FREECELL, heights: [1, 2, 3, 4, 5, 6, 7, 8, 8, 8], start: 'kings', cells: '2', back: 'yes' },
});
