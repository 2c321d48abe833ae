import { ACE, type Rank } from '../../model/card.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { OPEN_PACK } from '../../recipes/patterns.ts';
import { build, sameSuit, up } from '../../vocabulary/relations.ts';

const RANKS = [ACE, 7, 8, 9, 10, 11, 12, 13];
const next = (card: Rank, onto: Rank): boolean => up(card, onto) || (card === 7 && onto === ACE);

export default fromRecipe({
  id: 'strata',
  name: 'Strata',
  recipe: {
    ...OPEN_PACK,
    packs: '2',
    deck: { ranks: RANKS },
    columns: '8',
    lift: 'top',
    dealtAgain: 2,
    rules: { homes: { build: build(next, sameSuit) } },
  },
});
