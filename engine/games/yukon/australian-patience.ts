import { choose, toggle } from '../../model/game.ts';
import { isDrag, tap } from '../../model/move.ts';
import type { Action, Step } from '../../model/pile.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import type { GamePiles } from '../../recipes/game-recipe.ts';
import { AUSTRALIAN } from '../../recipes/patterns.ts';
import { homeFor, sendHome } from '../../vocabulary/after.ts';

/** Sends home every card that a foundation takes, one after the other. */
const allHome = (piles: GamePiles): Action => {
  const sources = (): GamePiles['columns'] => [...piles.waste, ...piles.columns];
  return {
    can: (t) => sources().some(({ index }) => homeFor(t, index, piles.homes)),
    run: (t, at) => sendHome(sources(), piles.homes)(t, tap(at)),
    why: () => ({ code: 'none-home' }),
  };
};

const sendHomeAfterDrag = ({ waste, columns, homes }: GamePiles): Step => {
  const send = sendHome([...waste, ...columns], homes);
  return (t, move) => {
    if (isDrag(move)) send(t, move);
  };
};

const variation = choose(
  'Variation',
  {
    australian: { label: 'Australian Patience', start: 'kings' },
    'raw-prawn': { label: 'Raw Prawn', start: 'any' },
  },
  'australian',
);

export default fromRecipe({
  id: 'australian-patience',
  name: 'Australian Patience',
  options: { automatic: toggle('Automatic moves to the foundations'), variation },
  recipe: ({ automatic, variation: { start } }) => ({
    ...AUSTRALIAN,
    start,
    redeals: '0',
    ...(automatic && {
      doubles: (piles) => ({ stock: allHome(piles), waste: allHome(piles), columns: allHome(piles) }),
      after: (piles) => [sendHomeAfterDrag(piles)],
    }),
  }),
});
