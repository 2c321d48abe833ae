import { toggle } from '../../model/game.ts';
import type { Step } from '../../model/pile.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import type { GamePiles } from '../../recipes/game-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';
import { takeSuits } from '../../vocabulary/deals.ts';
import { aces } from '../../vocabulary/relations.ts';

const bothPacksOfAces = ({ stock, homes }: GamePiles): Step[] => [
  takeSuits(stock, aces, homes.slice(0, 4)),
  takeSuits(stock, aces, homes.slice(4)),
];

export default fromRecipe({
  id: 'waterloo',
  name: 'Waterloo',
  options: { aces: toggle('Aces on the foundations from the start', true) },
  recipe: ({ aces: areLaid }) => ({
    ...THIEVES,
    columns: '6',
    cards: '1',
    suits: 'any',
    lift: 'suit',
    ...(areLaid && { laid: 'yes', dealt: [bothPacksOfAces, 'columns'], sameMoves: true }),
  }),
});
