import { toggle } from '../../model/game.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { besideLongColumns } from '../../recipes/layouts.ts';
import { OPEN_PACK } from '../../recipes/patterns.ts';
import { dealRetinues } from '../../vocabulary/families/columns/retinues.ts';

export default fromRecipe({
  id: 'cats-tail',
  name: "Cat's Tail",
  options: { runs: toggle('Runs of any length move') },
  recipe: ({ runs }) => ({
    ...OPEN_PACK,
    packs: '2',
    columns: '9',
    start: 'none',
    lift: runs ? 'built' : 'cells',
    cells: '8',
    places: besideLongColumns,
    deal: ({ stock, columns }) => [dealRetinues(stock, columns)],
  }),
});
