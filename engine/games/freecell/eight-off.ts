import { defineGame, toggle } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { sendHome } from '../../vocabulary/after.ts';
import { byCells, toEmpty } from '../../vocabulary/cells.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { cell, foundation, pile, piles, tableau } from '../../vocabulary/piles.ts';
import { aces, build, down, kings, sameSuit, up } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'eight-off',
  name: 'Eight Off',
  options: { automatic: toggle('Automatic moves to the foundations', true) },
  variant({ automatic }) {
    const deck = pile({ role: 'stock' });
    const homes = piles(4, foundation({ build: build(up, sameSuit), start: aces, lift: 'nothing' }));
    const cells = piles(8, cell());
    const columns = piles(
      8,
      tableau({ build: build(down, sameSuit), start: kings, most: byCells(cells), double: toEmpty(cells) }),
    );
    return {
      places: [
        ...rows(homes.map((home) => [home])),
        ...rows([
          [1.5, ...cells],
          [1.5, ...columns],
        ]),
      ],
      hidden: [deck],
      from: deck,
      deal: [dealUp(deck, columns, 6), dealUp(deck, cells.slice(0, 4))],
      after: automatic ? [sendHome([...cells, ...columns], homes)] : [],
      won: holds(homes, 52),
      score: cardsOn(homes),
    };
  },
});
