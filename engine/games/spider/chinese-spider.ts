import { formerRules } from '../../model/game.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { SPIDER } from '../../recipes/patterns.ts';

/** The suits of the pack: clubs, hearts and spades. */
const SUITS = [0, 2, 3];

export default fromRecipe({
  id: 'chinese-spider',
  name: 'Chinese Spider',
  version: 2,
  options: { former: formerRules },
  earlier: { former: true },
  recipe: ({ former }) => ({
    ...SPIDER,
    deck: { packs: 4, suits: SUITS },
    columns: former ? '13' : '12',
    cards: '6',
  }),
});
