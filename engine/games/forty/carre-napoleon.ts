import { fromRecipe } from '../../recipes/from-recipe.ts';
import type { GamePiles } from '../../recipes/game-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';
import type { Step } from '../../model/pile.ts';
import { sendHome } from '../../vocabulary/after.ts';
import { dealUp } from '../../vocabulary/deals.ts';

const ROWS = 4;

/** Deals four rows; after each row, the cards that fit go to the foundations, and their columns stay shorter. */
const rowsPastHomes = ({ stock, columns, homes }: GamePiles): Step[] =>
  Array.from({ length: ROWS }, () => [dealUp(stock, columns), sendHome(columns, homes)]).flat();

export default fromRecipe({
  id: 'carre-napoleon',
  name: 'Carré Napoléon',
  recipe: {
    ...THIEVES,
    columns: '12',
    start: 'kings',
    laid: 'yes',
    dealt: ['homes', rowsPastHomes],
  },
});
