import { defineGame, toggle } from '../game.ts';
import { rows } from '../layout.ts';
import type { Pile } from '../pile.ts';
import { sendHome } from '../rules/after.ts';
import { byCells, toEmpty } from '../rules/cells.ts';
import { cardsOn, holds } from '../rules/conditions.ts';
import { dealOut } from '../rules/deals.ts';
import { cell, foundation, pile, piles, tableau } from '../rules/piles.ts';
import { aces, anyCard, build, down, kings, sameSuit, up } from '../rules/relations.ts';

export default defineGame({
  id: 'bakers-game',
  name: "Baker's Game",
  options: {
    automatic: toggle('Automatic moves to the foundations', true),
    open: toggle('Empty piles take any card'),
  },
  layout({ automatic, open }) {
    const deck = pile({ role: 'stock' });
    const cells = piles(4, cell());
    const homes = piles(4, foundation({ build: build(up, sameSuit), start: aces, lift: 'nothing' }));
    const columns: Pile[] = piles(
      8,
      tableau({
        build: build(down, sameSuit),
        start: open ? anyCard : kings,
        most: open ? byCells(cells, () => columns) : byCells(cells),
        double: toEmpty(cells),
      }),
    );
    return {
      places: rows([[...cells, ...homes], columns]),
      hidden: [deck],
      from: deck,
      deal: [dealOut(deck, columns)],
      after: automatic ? [sendHome([...cells, ...columns], homes)] : [],
      won: holds(homes, 52),
      score: cardsOn(homes),
    };
  },
});
