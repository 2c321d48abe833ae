import { TURNED } from '../../model/change.ts';
import type { Action, Pile } from '../../model/pile.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { SPIDER } from '../../recipes/patterns.ts';
import { dealEach } from '../../vocabulary/actions.ts';
import { dealRound } from '../../vocabulary/deals.ts';
import { anyCard, build, down, sameSuit, wrapped } from '../../vocabulary/relations.ts';
import { wholeRun } from '../../vocabulary/sequences.ts';

/** A run in suit may continue from ace to king and begin anywhere. */
const RUN = build(wrapped(down), sameSuit);

/** Deals a card to each column that is not empty. */
const dealToFilled = (columns: readonly Pile[]): Action => ({
  ...dealEach(columns),
  run: (t, at) =>
    dealRound(
      t,
      at,
      columns.filter(({ index }) => t.size(index) > 0),
      TURNED,
    ),
});

export default fromRecipe({
  id: 'grounds-for-a-divorce',
  name: 'Grounds for a Divorce',
  recipe: {
    ...SPIDER,
    cards: '5',
    open: 'all',
    round: 'yes',
    rules: {
      columns: { lift: RUN },
      homes: { start: anyCard, ...wholeRun(RUN) },
      stock: ({ columns }) => ({ tap: dealToFilled(columns) }),
    },
  },
});
