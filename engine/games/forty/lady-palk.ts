import { toggle } from '../../model/game.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'lady-palk',
  name: 'Lady Palk',
  version: 2,
  options: { aces: toggle('Aces on the foundations from the start'), kings: toggle('Only kings fill empty columns') },
  earlier: { aces: true, kings: true },
  recipe: ({ aces: areLaid, kings: onlyKings }) => ({
    ...THIEVES,
    columns: '8',
    suits: 'any',
    lift: 'built',
    start: onlyKings ? 'kings' : 'any',
    laid: areLaid ? 'yes' : 'no',
  }),
});
