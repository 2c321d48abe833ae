import { formerRules } from '../../model/game.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';
import { kings } from '../../vocabulary/relations.ts';

export default fromRecipe({
  id: 'whitehorse',
  name: 'Whitehorse',
  version: 2,
  options: { former: formerRules },
  earlier: { former: true },
  recipe: ({ former }) => ({
    ...THIEVES,
    packs: '1',
    columns: '7',
    cards: '1',
    suits: 'alternate',
    start: 'waste',
    lift: 'built',
    stock: former ? 'one' : 'three',
    redeals: 'endless',
    ...(!former && { rules: { columns: { start: kings } } }),
  }),
});
