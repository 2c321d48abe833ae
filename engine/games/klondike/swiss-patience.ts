import { fromRecipe } from '../../recipes/from-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';
import { aceHigh, aces, alternateColour, build, down } from '../../vocabulary/relations.ts';

const aceToTwo = build(aceHigh(down), alternateColour);

export default fromRecipe({
  id: 'swiss-patience',
  name: 'Swiss Patience',
  recipe: {
    ...KLONDIKE,
    columns: '9',
    heights: [1, 2, 3, 4, 5, 4, 3, 2, 1],
    stock: 'columns',
    redeals: '0',
    first: '2',
    rules: { columns: { build: aceToTwo, lift: aceToTwo, start: aces } },
  },
});
