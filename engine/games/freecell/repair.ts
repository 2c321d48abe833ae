import { toggle } from '../../model/game.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { FREECELL } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'repair',
  name: 'Repair',
  options: { runs: toggle('Runs of any length move', true) },
  recipe: ({ runs }) => ({
    ...FREECELL,
    packs: '2',
    columns: '10',
    cards: '10',
    lift: runs ? 'built' : 'cells',
    filled: 'dealt',
    back: 'yes',
  }),
});
