import { KING, rankOf } from '../../model/card.ts';
import { TURNED } from '../../model/change.ts';
import type { Pile, Step } from '../../model/pile.ts';
import { type Place, rows } from '../../model/variant.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import type { GamePiles } from '../../recipes/game-recipe.ts';
import { OPEN_PACK } from '../../recipes/patterns.ts';
import { takeOut } from '../../vocabulary/deals.ts';
import { kings } from '../../vocabulary/relations.ts';

/** Deals to one column until a king begins the next. */
const dealRetinues =
  (deck: Pile, columns: readonly Pile[]): Step =>
  (t) => {
    for (let at = 0; t.size(deck.index) > 0;) {
      if (rankOf(t.top(deck.index)) === KING) at++;
      t.move(deck.index, columns[at]!.index, 1, TURNED);
    }
  };

/**
 * Half the deck may be in one column: the foundations stand beside it, among the cells, to leave it the window's whole
 * height.
 */
const besideKings = ({ columns, homes, cells }: GamePiles): Place[] => [
  ...homes.map((pile, at) => ({ pile, x: 9.35 + (at % 2), y: Math.floor(at / 2) })),
  ...rows([columns]),
  ...cells.map((pile, at) => ({ pile, x: 8.35 + 3 * (at % 2), y: Math.floor(at / 2) })),
];

export default fromRecipe({
  id: 'kings',
  name: 'Kings',
  recipe: {
    ...OPEN_PACK,
    packs: '2',
    columns: '8',
    start: 'none',
    cells: '8',
    places: besideKings,
    deal: ({ stock, columns }) => [takeOut(stock, kings, columns.slice(0, 1)), dealRetinues(stock, columns)],
  },
});
