import { grid, overColumns } from '../../model/variant.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { OPEN_PACK } from '../../recipes/patterns.ts';
import { queensAndKings } from '../../vocabulary/suits.ts';

export default fromRecipe({
  id: 'big-bertha',
  name: 'Big Bertha',
  recipe: {
    ...OPEN_PACK,
    packs: '2',
    columns: '15',
    cards: '6',
    cells: '14',
    filled: 'once',
    homes: queensAndKings,
    places: ({ homes, columns, cells }) => [
      ...overColumns([], homes.slice(0, 8), columns),
      ...grid(cells, 4, { x: 15.5 }),
      { pile: homes[8]!, x: 5.5, y: 0 },
    ],
  },
});
