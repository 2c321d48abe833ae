import { fromRecipe } from '../../recipes/from-recipe.ts';
import { OPEN_PACK } from '../../recipes/patterns.ts';
import { PIQUET_RANKS, upFromAceToSeven } from '../../vocabulary/piquet.ts';
import { build, sameSuit } from '../../vocabulary/relations.ts';

export default fromRecipe({
  id: 'strata',
  name: 'Strata',
  recipe: {
    ...OPEN_PACK,
    packs: '2',
    deck: { ranks: PIQUET_RANKS },
    columns: '8',
    lift: 'top',
    dealtAgain: 2,
    rules: { homes: { build: build(upFromAceToSeven, sameSuit) } },
  },
});
