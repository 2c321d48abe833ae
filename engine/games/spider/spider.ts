import { SCORE } from '../../model/counters.ts';
import { addedLater, choose, chooseCounting } from '../../model/game.ts';
import { isDrag, toOf } from '../../model/move.ts';
import type { Variant } from '../../model/variant.ts';
import type { GamePiles } from '../../recipes/game-recipe.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { SPIDER } from '../../recipes/patterns.ts';
import { runHomes, scoredByJoins } from '../../recipes/run-homes.ts';

const suits = choose(
  'Suits',
  {
    four: { label: 'Four Suits', suits: [0, 1, 2, 3] },
    two: { label: 'Two Suits', suits: [2, 2, 3, 3] },
    one: { label: 'One Suit', suits: [3, 3, 3, 3] },
  },
  'four',
);

const scoring = addedLater(
  chooseCounting('Scoring', { standard: { label: 'Standard' }, joins: { label: 'Cards in suit' } }, 'joins'),
);

/** Standard scoring: the points at the deal, and those for each whole run sent home. A move costs one. */
const [AT_DEAL, FOR_RUN] = [500, 100];

/** Scores the moves made, except those that send a run home, and the runs at home. */
function scoredByMoves({ after = [] }: Variant, { homes }: GamePiles): Pick<Variant, 'after' | 'score'> {
  const isHome = (at: number): boolean => homes.some(({ index }) => index === at);
  return {
    after: [(t, move) => t.add(SCORE, isDrag(move) && isHome(toOf(move)) ? 0 : 1), ...after],
    score: (t) => AT_DEAL - t.counter(SCORE) + FOR_RUN * homes.filter(({ index }) => t.size(index) > 0).length,
  };
}

export default fromRecipe({
  id: 'spider',
  name: 'Spider',
  options: { suits, scoring },
  recipe: ({ suits: { suits }, scoring: points }) => ({
    ...SPIDER,
    deck: { suits },
    homes: () => runHomes(8),
    finish: (table, piles) => ({
      ...scoredByJoins(table, piles),
      ...(points === scoring.values['standard'] && scoredByMoves(table, piles)),
    }),
    sameMoves: true,
  }),
});
