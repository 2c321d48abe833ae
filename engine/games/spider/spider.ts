import { choose } from '../../model/game.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { SPIDER } from '../../recipes/patterns.ts';
import { runHomes, scoredByJoins } from '../../recipes/run-homes.ts';

const suits = choose(
  'Suits',
  {
    four: { label: 'Four Suits', suits: [0, 1, 2, 3] },
    two: { label: 'Two Suits', suits: [2, 2, 3, 3] },
    one: { label: 'One Suit', suits: [3, 3, 3, 3] },
  },
  'four',
);

export default fromRecipe({
  id: 'spider',
  name: 'Spider',
  options: { suits },
  recipe: ({ suits: { suits } }) => ({
    ...SPIDER,
    deck: { suits },
    homes: () => runHomes(8),
    finish: scoredByJoins,
    sameMoves: true,
  }),
});
