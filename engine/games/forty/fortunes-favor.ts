import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'fortunes-favor',
  name: "Fortune's Favor",
  recipe: { ...THIEVES, packs: '1', columns: '12', cards: '1', start: 'waste', laid: 'yes' },
});
