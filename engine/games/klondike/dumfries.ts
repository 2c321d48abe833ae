import { fromRecipe } from '../../recipes/from-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';
import { alternateColour, build, down, eitherOf, equal } from '../../vocabulary/relations.ts';

const onColumns = eitherOf(build(down, alternateColour), build(equal, alternateColour));

export default fromRecipe({
  id: 'dumfries',
  name: 'Dumfries',
  recipe: {
    ...KLONDIKE,
    columns: '8',
    cards: '1',
    start: 'any',
    lift: 'whole',
    openStock: true,
    rules: { columns: { build: onColumns, lift: onColumns } },
  },
});
