import { toggle } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';
import { PIQUET_RANKS, upFromAceToSeven } from '../../vocabulary/piquet.ts';
import { build, sameSuit } from '../../vocabulary/relations.ts';

export default fromRecipe({
  id: 'junction',
  name: 'Junction',
  options: { single: toggle('Cards move one at a time', true) },
  recipe: ({ single }) => ({
    ...KLONDIKE,
    deck: { packs: 4, ranks: PIQUET_RANKS },
    cards: '1',
    start: 'any',
    lift: single ? 'top' : 'built',
    redeals: '0',
    rules: { homes: { build: build(upFromAceToSeven, sameSuit) } },
    places: ({ stock, waste, homes, columns }) => ({
      places: rows([
        [stock, 0.5, ...homes.slice(0, 8)],
        [...waste, 0.5, ...homes.slice(8)],
        [2, ...columns],
      ]),
      otherwise: [
        rows([
          [stock, ...waste, 1, ...homes.slice(0, 4)],
          [3, ...homes.slice(4, 8)],
          [3, ...homes.slice(8, 12)],
          [3, ...homes.slice(12)],
          columns,
        ]),
      ],
    }),
  }),
});
