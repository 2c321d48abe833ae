import { fromRecipe } from '../../recipes/from-recipe.ts';
import { CANFIELD } from '../../recipes/patterns.ts';
import { bothWays } from '../../vocabulary/both-ways.ts';
import { ofRank } from '../../vocabulary/relations.ts';

export default fromRecipe({
  id: 'lafayette',
  name: 'Lafayette',
  recipe: {
    ...CANFIELD,
    round: 'no',
    first: 'ace',
    shown: 'all',
    homes: () => bothWays(),
    rules: { columns: { start: ofRank(7) } },
  },
});
