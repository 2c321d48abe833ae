import { fromRecipe } from '../../recipes/from-recipe.ts';
import { SPIDER } from '../../recipes/patterns.ts';
import { anySuit, build, down, eitherOf, sameRank, sameSuit } from '../../vocabulary/relations.ts';
import { inRunOrSet } from '../../vocabulary/sequences.ts';

const RUN = build(down, sameSuit);

export default fromRecipe({
  id: 'arachnida',
  name: 'Arachnida',
  recipe: {
    ...SPIDER,
    heights: [6, 6, 6, 6, 5, 5, 5, 5, 5, 5],
    rules: {
      columns: {
        build: eitherOf(build(down, anySuit), sameRank),
        lift: eitherOf(RUN, sameRank),
        run: RUN,
        reach: inRunOrSet(RUN),
      },
    },
  },
});
