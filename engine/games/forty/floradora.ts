import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';
import { queensAndKings } from '../../vocabulary/suits.ts';

export default fromRecipe({
  id: 'floradora',
  name: 'Floradora',
  recipe: { ...THIEVES, columns: '6', cards: '6', suits: 'any', homes: queensAndKings },
});
