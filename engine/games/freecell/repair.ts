import { fromRecipe } from '../../recipes/from-recipe.ts';
import { FREECELL } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'repair',
  name: 'Repair',
  recipe: { ...FREECELL, packs: '2', columns: '10', cards: '10', lift: 'built', filled: 'dealt', back: 'yes' },
});
