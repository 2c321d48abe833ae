import { drag } from '../../model/move.ts';
import type { Shortcut } from '../../model/pile.ts';
import { rows } from '../../model/variant.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { FORTY_THIEVES } from '../../recipes/patterns.ts';
import { fivesAndSixties } from '../../vocabulary/conditions.ts';
import type { GamePiles } from '../../recipes/game-recipe.ts';

/** A card that can't go home goes to a column it fits on, else to an empty one. */
const toColumn =
  (piles: GamePiles): Shortcut =>
  (t, at) => {
    const emptyLast = piles.columns.toSorted((a, b) => Number(t.size(a.index) === 0) - Number(t.size(b.index) === 0));
    return emptyLast.map(({ index }) => drag(at, 1, index));
  };

export default fromRecipe({
  id: 'forty-thieves',
  name: 'Forty Thieves',
  recipe: {
    ...FORTY_THIEVES,
    severalHome: true,
    wasteFan: 'right',
    doubles: (piles) => ({ waste: toColumn(piles), columns: toColumn(piles) }),
    places: ({ stock, waste, homes, columns }) => ({
      places: [...rows([[stock]], 1), ...rows([[1, ...homes]]), ...rows([[1, ...waste]], 1), ...rows([columns], 2)],
      otherwise: [
        rows([
          [stock, ...waste, 1.6, ...homes],
          [0.8, ...columns],
        ]),
      ],
    }),
    finish: (_, { homes }) => ({ score: fivesAndSixties(homes) }),
  },
});
