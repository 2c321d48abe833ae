import { toggle } from '../../model/game.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { EASTHAVEN } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'double-easthaven',
  name: 'Double Easthaven',
  version: 2,
  options: { kings: toggle('Only kings fill empty columns') },
  earlier: { kings: true },
  recipe: ({ kings }) => ({
    ...EASTHAVEN,
    packs: '2',
    columns: '8',
    ...(!kings && { start: 'any', stock: 'columns' }),
  }),
});
