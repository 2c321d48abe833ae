import { toggle } from '../../model/game.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { GOLF } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'double-golf',
  name: 'Double Golf',
  version: 2,
  options: { kings: toggle('Nothing goes on a king') },
  earlier: { kings: true },
  recipe: ({ kings }) => ({ ...GOLF, packs: '2', columns: '9', cards: '7', round: kings ? 'kingsLast' : 'no' }),
});
