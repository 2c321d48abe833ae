import { toggle } from '../../model/game.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { BAKERS_DOZEN } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'bakers-dozen',
  name: "Baker's Dozen",
  options: { kept: toggle('Kings keep their order') },
  recipe: ({ kept }) => ({ ...BAKERS_DOZEN, kingsTurned: !kept }),
});
