import { toggle } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { SEAHAVEN } from '../../recipes/patterns.ts';
import { sendHome } from '../../vocabulary/after.ts';
import { toEmpty } from '../../vocabulary/cells.ts';

export default fromRecipe({
  id: 'eight-off',
  name: 'Eight Off',
  options: { automatic: toggle('Automatic moves to the foundations', true) },
  recipe: ({ automatic }) => ({
    ...SEAHAVEN,
    columns: '8',
    cards: '6',
    lift: 'cells',
    cells: '8',
    back: 'no',
    places: ({ homes, cells, columns }) => [
      ...rows(homes.map((home) => [home])),
      ...rows([
        [1.5, ...cells],
        [1.5, ...columns],
      ]),
    ],
    doubles: ({ cells }) => ({ columns: toEmpty(cells) }),
    after: ({ cells, columns, homes }) => (automatic ? [sendHome([...cells, ...columns], homes)] : []),
  }),
});
