import { type Card, isRed, rankOf, suitOf } from '../../model/card.ts';
import { toggle } from '../../model/game.ts';
import type { Pile } from '../../model/pile.ts';
import { microsoftOrder } from '../../model/random.ts';
import type { Table } from '../../model/table.ts';
import { rows } from '../../model/variant.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { FREECELL } from '../../recipes/patterns.ts';
import { sendHome } from '../../vocabulary/after.ts';
import { toEmpty } from '../../vocabulary/cells.ts';

/**
 * Whether no card in play, or hardly any, may still have to lie on this one: its rank is at most two above the lowest
 * foundation of the other colour and at most three above the lowest of its own (as recorded from the reference
 * program).
 */
const safe = (homes: readonly Pile[]): ((t: Table, card: Card) => boolean) => {
  const heights = new Uint8Array(4);
  return (t, card) => {
    heights.fill(0);
    for (let i = 0; i < homes.length; i++) {
      const { index } = homes[i]!;
      if (t.size(index) > 0) heights[suitOf(t.top(index))] = t.size(index);
    }
    const red = Math.min(heights[1]!, heights[2]!);
    const black = Math.min(heights[0]!, heights[3]!);
    return rankOf(card) <= (isRed(card) ? Math.min(black + 2, red + 3) : Math.min(red + 2, black + 3));
  };
};

export default fromRecipe({
  id: 'freecell',
  name: 'FreeCell',
  options: { automatic: toggle('Automatic moves to the foundations', true) },
  recipe: ({ automatic }) => ({
    ...FREECELL,
    order: microsoftOrder,
    places: ({ homes, cells, columns }) => rows([[...cells, ...homes], columns]),
    doubles: ({ cells }) => ({ columns: toEmpty(cells) }),
    after: ({ homes, cells, columns }) => (automatic ? [sendHome([...cells, ...columns], homes, safe(homes))] : []),
  }),
});
