import { toggle } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { OPEN_PACK } from '../../recipes/patterns.ts';
import { PIQUET_RANKS, upFromAceToSeven } from '../../vocabulary/piquet.ts';
import { build, sameSuit } from '../../vocabulary/relations.ts';

export default fromRecipe({
  id: 'russian-patience',
  name: 'Russian Patience',
  options: { single: toggle('Cards move one at a time', true) },
  recipe: ({ single }) => ({
    ...OPEN_PACK,
    packs: '2',
    deck: { ranks: PIQUET_RANKS },
    columns: '7',
    lift: single ? 'top' : 'built',
    laid: 'yes',
    laidHomes: 1,
    back: 'butFirst',
    places: ({ homes, columns }) => rows([homes, [0.5, ...columns]]),
    rules: {
      homes: { build: build(upFromAceToSeven, sameSuit) },
      // Only a single card goes to an empty column.
      columns: { most: (t, to) => (t.size(to) === 0 ? 1 : PIQUET_RANKS.length) },
    },
  }),
});
