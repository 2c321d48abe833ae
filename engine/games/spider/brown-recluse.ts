import { formerRules } from '../../model/game.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { SPIDER } from '../../recipes/patterns.ts';
import { runHomes, scoredByJoins } from '../../recipes/run-homes.ts';
import { anySuit, build, down, kings, sameSuit, wrapped } from '../../vocabulary/relations.ts';

/** A king may go on an ace; while there are cards to turn, they fill every empty column, and later only kings do. */
const aroundTheCorner = { build: build(wrapped(down), anySuit), start: kings, lift: build(wrapped(down), sameSuit) };

export default fromRecipe({
  id: 'brown-recluse',
  name: 'Brown Recluse',
  version: 2,
  options: { former: formerRules },
  earlier: { former: true },
  recipe: ({ former }) => ({
    ...SPIDER,
    cards: '1',
    start: 'waste',
    stock: 'one',
    redeals: '0',
    homes: () => runHomes(8),
    finish: scoredByJoins,
    ...(!former && { rules: { columns: aroundTheCorner } }),
  }),
});
