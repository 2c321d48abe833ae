import { formerRules } from '../../model/game.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { FORTY_THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'squadron',
  name: 'Squadron',
  version: 2,
  options: { former: formerRules },
  earlier: { former: true },
  recipe: ({ former }) => ({ ...FORTY_THIEVES, lift: 'top', back: 'yes', cells: '3', filled: former ? 'no' : 'dealt' }),
});
