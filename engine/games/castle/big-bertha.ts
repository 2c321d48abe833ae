import type { Pile } from '../../model/pile.ts';
import { grid, overColumns } from '../../model/variant.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { OPEN_PACK } from '../../recipes/patterns.ts';
import { foundation, pile, piles } from '../../vocabulary/piles.ts';
import { aces, build, kings, sameSuit, up } from '../../vocabulary/relations.ts';

/** Takes the kings of all suits. */
const royal = (): Pile => pile(foundation({ start: kings, build: kings, room: 8 }));

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
    homes: () => [...piles(8, foundation({ build: build(up, sameSuit), start: aces, room: 12 })), royal()],
    places: ({ homes, columns, cells }) => [
      ...overColumns([], homes.slice(0, 8), columns),
      ...grid(cells, 4, { x: 15.5 }),
      { pile: homes[8]!, x: 5.5, y: 0 },
    ],
  },
});
