import { fromRecipe } from '../../recipes/from-recipe.ts';
import { FANS } from '../../recipes/patterns.ts';
import { withDraw } from '../../recipes/with-draw.ts';
import { upBySuit } from '../../vocabulary/suits.ts';

export default fromRecipe({
  id: 'three-shuffles-and-a-draw',
  name: 'Three Shuffles and a Draw',
  /** Whether the one draw has been made. */
  counters: { drawn: 1 },
  recipe: (_, { drawn }) => ({ ...FANS, start: 'none', shuffles: '2', homes: upBySuit, finish: withDraw(drawn) }),
});
