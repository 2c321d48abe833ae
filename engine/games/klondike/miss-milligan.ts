import { choose } from '../../model/game.ts';
import type { PileRules } from '../../model/pile.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import type { GamePiles } from '../../recipes/game-recipe.ts';
import { TWO_IN_ROWS } from '../../recipes/patterns.ts';
import { onceDealtOut, reserve } from '../../vocabulary/piles.ts';
import { alternateColour, anyCard, build, down } from '../../vocabulary/relations.ts';

/** Holds cards set aside once the stock is gone: waived. */
const waived = (piles: GamePiles): PileRules =>
  reserve({
    fan: 'down',
    lift: build(down, alternateColour),
    start: anyCard,
    reach: onceDealtOut(() => piles.stock),
  });

const variation = choose(
  'Variation',
  {
    'miss-milligan': { label: 'Miss Milligan', recipe: { start: 'kings' } },
    'imperial-guards': { label: 'Imperial Guards', recipe: { start: 'any' } },
  },
  'miss-milligan',
);

export default fromRecipe({
  id: 'miss-milligan',
  name: 'Miss Milligan',
  options: { variation },
  recipe: ({ variation: { recipe } }) => ({
    ...TWO_IN_ROWS,
    columns: '8',
    cards: '1',
    back: 'no',
    cells: '1',
    ...recipe,
    rules: { cells: waived },
  }),
});
