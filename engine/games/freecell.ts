import { defineGame, toggle } from '../game.ts';
import { rows } from '../layout.ts';
import type { Pile } from '../pile.ts';
import { microsoftOrder } from '../random.ts';
import { sendHome } from '../rules/after.ts';
import { byCells, freecellSafe, toEmpty } from '../rules/cells.ts';
import { cardsOn, holds } from '../rules/conditions.ts';
import { dealOut } from '../rules/deals.ts';
import { cell, foundation, pile, piles, tableau } from '../rules/piles.ts';
import { aces, alternateColour, anyCard, build, down, sameSuit, up } from '../rules/relations.ts';

export default defineGame({
  id: 'freecell',
  name: 'FreeCell',
  options: { automatic: toggle('Automatic moves to the foundations', true) },
  layout({ automatic }) {
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
      after: automatic ? [sendHome([...cells, ...columns], homes, freecellSafe(homes))] : [],
      won: holds(homes, 52),
      score: cardsOn(homes),
    };
  },
});
