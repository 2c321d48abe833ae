import { fromRecipe } from '../../recipes/from-recipe.ts';
import { SEAHAVEN } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'double-seahaven-towers',
  name: 'Double Seahaven Towers',
  recipe: { ...SEAHAVEN, packs: '2', columns: '14', cards: '7', lift: 'cells', cells: '8', firstCell: 1 },
});
