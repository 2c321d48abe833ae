import { choose } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { TWO_IN_ROWS } from '../../recipes/patterns.ts';

const building = choose(
  'Building',
  { suit: { label: 'Same suit', suits: 'same' }, colour: { label: 'Alternating colors', suits: 'alternate' } },
  'colour',
);

export default fromRecipe({
  id: 'giant',
  name: 'Giant',
  version: 2,
  options: { building },
  recipe: ({ building: { suits } }) => ({
    ...TWO_IN_ROWS,
    columns: '8',
    cards: '1',
    suits,
    start: 'any',
    cells: '1',
    severalHome: true,
    places: ({ stock, homes, columns, cells }) =>
      rows([
        [stock, null, ...homes],
        [...columns, null, ...cells],
      ]),
  }),
});
