import { toggle } from '../../model/game.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { EASTHAVEN } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'triple-easthaven',
  name: 'Triple Easthaven',
  version: 2,
  options: { kings: toggle('Only kings fill empty columns') },
  earlier: { kings: true },
  recipe: ({ kings }) => ({
    ...EASTHAVEN,
    packs: '3',
    columns: '12',
    ...(!kings && { start: 'any', stock: 'columns' }),
  }),
});
