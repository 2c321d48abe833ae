import type { Relation } from '../../model/pile.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { OPEN_PACK } from '../../recipes/patterns.ts';
import { alternateColour, build, nextTo } from '../../vocabulary/relations.ts';

const neighbours = build(nextTo, alternateColour);
/** Nothing moves before a foundation is begun. */
const afterBase: Relation = (card, onto, base) => base > 0 && neighbours(card, onto, base);

export default fromRecipe({
  id: 'castles-end',
  name: 'Castles End',
  recipe: {
    ...OPEN_PACK,
    columns: '10',
    cards: '5',
    lift: 'top',
    first: 'chosen',
    back: 'butFirst',
    cells: '2',
    filled: 'once',
    rules: { columns: { build: afterBase } },
  },
});
