import { fromRecipe } from '../../recipes/from-recipe.ts';
import { OPEN_PACK } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'bastion',
  name: 'Bastion',
  recipe: {
    ...OPEN_PACK,
    columns: '10',
    cards: '5',
    ranks: 'both',
    suits: 'same',
    lift: 'top',
    cells: '2',
    filled: 'dealt',
  },
});
