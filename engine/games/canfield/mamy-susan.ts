import { choose } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

const reserve = choose(
  'Reserve',
  {
    six: { label: 'Reserve of six cards', count: '6' },
    five: { label: 'Reserve of five cards', count: '5' },
  },
  'six',
);

export default fromRecipe({
  id: 'mamy-susan',
  name: 'Mamy Susan',
  options: { reserve },
  recipe: ({ reserve: { count } }) => ({
    ...THIEVES,
    suits: 'alternate',
    back: 'no',
    reserve: count,
    rules: { columns: ({ reserve }) => ({ near: (from) => from !== reserve[0]!.index }) },
    places: ({ stock, waste, reserve, homes, columns }) =>
      rows([[stock, ...waste, 1, ...reserve], [1, ...homes], columns]),
  }),
});
