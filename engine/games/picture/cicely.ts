import { toggle } from '../../model/game.ts';
import type { Action } from '../../model/pile.ts';
import { grid, rows } from '../../model/variant.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import type { GamePiles } from '../../recipes/game-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';
import { dealEach } from '../../vocabulary/actions.ts';
import { bothWays } from '../../vocabulary/both-ways.ts';
import { dealUp } from '../../vocabulary/deals.ts';

/** Deals four rows of cards. */
const dealFourRows = (made: GamePiles): Action => ({
  ...dealEach(made.columns),
  run: (t, at) => dealUp(made.stock, made.columns, 4)(t, at),
});

export default fromRecipe({
  id: 'cicely',
  name: 'Cicely',
  options: { empty: toggle('Empty columns take any card', true) },
  recipe: ({ empty }) => ({
    ...KLONDIKE,
    packs: '2',
    columns: '8',
    cards: '4',
    open: 'all',
    ranks: 'both',
    suits: 'same',
    start: empty ? 'any' : 'none',
    lift: 'top',
    stock: 'columns',
    redeals: '0',
    cells: '8',
    filled: 'dealt',
    homes: () => bothWays(),
    places: ({ stock, cells, columns, homes }) => ({
      places: [
        ...rows([
          [stock, 0.5, ...cells],
          [1.5, ...columns],
        ]),
        ...grid(homes.slice(0, 4), 1, { y: 1 }),
        ...grid(homes.slice(4), 1, { x: 10, y: 1 }),
      ],
      otherwise: [rows([[stock], homes, cells, columns])],
    }),
    rules: { stock: (made) => ({ tap: dealFourRows(made) }) },
  }),
});
