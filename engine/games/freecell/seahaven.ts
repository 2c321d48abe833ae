import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { byCells } from '../../vocabulary/cells.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { cell, foundation, pile, piles, tableau } from '../../vocabulary/piles.ts';
import { aces, build, down, kings, sameSuit, up } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'seahaven',
  name: 'Seahaven Towers',
  variant() {
    const deck = pile({ role: 'stock' });
    const homes = piles(4, foundation({ build: build(up, sameSuit), start: aces, oneByOne: true, most: 13 }));
    const cells = piles(4, cell());
    const columns = piles(10, tableau({ build: build(down, sameSuit), start: kings, most: byCells(cells) }));
    return {
      places: rows([[...homes.slice(0, 2), null, ...cells, null, ...homes.slice(2)], columns]),
      hidden: [deck],
      from: deck,
      deal: [dealUp(deck, columns, 5), dealUp(deck, cells.slice(1, 3))],
      won: holds(homes, 52),
      score: cardsOn(homes),
    };
  },
});
