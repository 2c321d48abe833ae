import { fromRecipe } from '../../recipes/from-recipe.ts';
import { SPIDERETTE } from '../../recipes/patterns.ts';
import { alternateColour, build, down } from '../../vocabulary/relations.ts';

export default fromRecipe({
  id: 'fair-maids',
  name: 'Fair Maids',
  recipe: {
    ...SPIDERETTE,
    cards: '4',
    rising: 'alternate',
    rules: { columns: { lift: build(down, alternateColour) } },
  },
});
