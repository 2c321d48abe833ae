import { KING } from '../../model/card.ts';
import { choose } from '../../model/game.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

const building = choose(
  'Building',
  {
    any: { label: 'Regardless of suit', suits: 'any', lift: 'top' },
    alternate: { label: 'Alternating colors', suits: 'alternate', lift: 'built' },
  },
  'any',
);

export default fromRecipe({
  id: 'forty-nine',
  name: 'Forty-Nine',
  options: { building },
  recipe: ({ building: { suits, lift } }) => ({
    ...THIEVES,
    columns: '7',
    cards: '7',
    suits,
    lift,
    // Where runs move, they move to empty columns only.
    ...(lift === 'built' && { rules: { columns: { most: (t, to) => (t.size(to) === 0 ? KING : 1) } } }),
  }),
});
