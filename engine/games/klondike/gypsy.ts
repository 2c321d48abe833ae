import { fromRecipe } from '../../recipes/from-recipe.ts';
import { TWO_IN_ROWS } from '../../recipes/patterns.ts';
import { rows } from '../../model/variant.ts';
import { fivesAndSixties } from '../../vocabulary/conditions.ts';
import { alternateColour, build, down } from '../../vocabulary/relations.ts';
import { joins } from '../../vocabulary/sequences.ts';

export default fromRecipe({
  id: 'gypsy',
  name: 'Gypsy',
  recipe: {
    ...TWO_IN_ROWS,
    columns: '8',
    cards: '3',
    start: 'any',
    places: ({ stock, homes, columns }) =>
      rows([
        [stock, null, ...homes],
        [null, ...columns],
      ]),
    finish(_, { homes, columns }) {
      const [home, pairs] = [fivesAndSixties(homes), joins(columns, build(down, alternateColour))];
      return { score: (t) => home(t) + 2 * pairs(t) };
    },
  },
});
