import { fromRecipe } from '../../recipes/from-recipe.ts';
import { TWO_IN_ROWS } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'agnes',
  name: 'Agnes Sorel',
  recipe: {
    ...TWO_IN_ROWS,
    packs: '1',
    suits: 'colour',
    round: 'yes',
    start: 'none',
    first: 'dealt',
  },
});
