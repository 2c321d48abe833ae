import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';
import { takeSuits } from '../../vocabulary/deals.ts';
import { aces } from '../../vocabulary/relations.ts';

export default fromRecipe({
  id: 'waterloo',
  name: 'Waterloo',
  recipe: {
    ...THIEVES,
    columns: '6',
    cards: '1',
    suits: 'any',
    lift: 'suit',
    laid: 'yes',
    dealt: [
      ({ stock, homes }) => [takeSuits(stock, aces, homes.slice(0, 4)), takeSuits(stock, aces, homes.slice(4))],
      'columns',
    ],
    sameMoves: true,
  },
});
