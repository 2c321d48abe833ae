import { choose } from '../../model/game.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { OPEN_PACK } from '../../recipes/patterns.ts';
import { rows } from '../../model/variant.ts';

const variation = choose(
  'Variation',
  {
    'king-albert': { label: 'King Albert', recipe: { open: 'top' } },
    'queen-victoria': { label: 'Queen Victoria', recipe: { open: 'all' } },
  },
  'king-albert',
);

export default fromRecipe({
  id: 'king-albert',
  name: 'King Albert',
  options: { variation },
  recipe: ({ variation: { recipe } }) => ({
    ...OPEN_PACK,
    columns: '9',
    cards: 'stairs',
    ...recipe,
    cells: '7',
    filled: 'once',
    heights: [9, 8, 7, 6, 5, 4, 3, 2, 1],
    places: ({ homes, columns, cells }) => [
      ...rows([homes.flatMap((home) => [null, home]), columns]),
      ...cells.map((pile, at) => ({ pile, x: at < 3 ? 9 : 10, y: at < 3 ? at + 1.5 : at - 2 })),
    ],
  }),
});
