import { fromRecipe } from '../../recipes/from-recipe.ts';
import { FREECELL } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'forecell',
  name: 'ForeCell',
  recipe: { ...FREECELL, cards: '6', start: 'kings', filled: 'dealt', back: 'yes' },
});
