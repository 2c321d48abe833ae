import { type Card, isRed, rankOf, suitOf } from '../../model/card.ts';
import { defineGame, toggle } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import type { Pile } from '../../model/pile.ts';
import { microsoftOrder } from '../../model/random.ts';
import { sendHome } from '../../vocabulary/after.ts';
import { byCells, toEmpty } from '../../vocabulary/cells.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealOut } from '../../vocabulary/deals.ts';
import { cell, foundation, pile, piles, tableau } from '../../vocabulary/piles.ts';
import { aces, alternateColour, anyCard, build, down, sameSuit, up } from '../../vocabulary/relations.ts';
import type { Table } from '../../model/table.ts';

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

export default defineGame({
  id: 'freecell',
  name: 'FreeCell',
  options: { automatic: toggle('Automatic moves to the foundations', true) },
  variant({ automatic }) {
    const deck = pile({ role: 'stock' });
    const cells = piles(4, cell());
    const homes = piles(4, foundation({ build: build(up, sameSuit), start: aces, lift: 'nothing' }));
    const columns: Pile[] = piles(
      8,
      tableau({
        build: build(down, alternateColour),
        start: anyCard,
        most: byCells(cells, () => columns),
        double: toEmpty(cells),
      }),
    );
    return {
      places: rows([[...cells, ...homes], columns]),
      hidden: [deck],
      from: deck,
      order: microsoftOrder,
      deal: [dealOut(deck, columns)],
      after: automatic ? [sendHome([...cells, ...columns], homes, safe(homes))] : [],
      won: holds(homes, 52),
      score: cardsOn(homes),
    };
  },
});
