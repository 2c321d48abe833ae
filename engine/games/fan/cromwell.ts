import { toggle } from '../../model/game.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { FANS } from '../../recipes/patterns.ts';
import { withDraw } from '../../recipes/with-draw.ts';
import { upBySuit } from '../../vocabulary/suits.ts';

export default fromRecipe({
  id: 'cromwell',
  name: 'Cromwell',
  version: 2,
  options: { single: toggle('Cards move one at a time') },
  earlier: { single: true },
  /** Whether the one draw has been made. */
  counters: { drawn: 1 },
  recipe: ({ single }, { drawn }) => ({
    ...FANS,
    packs: '2',
    columns: '26',
    cards: '4',
    start: 'none',
    lift: single ? 'top' : 'built',
    homes: () => [...upBySuit(), ...upBySuit()],
    finish: withDraw(drawn),
  }),
});
