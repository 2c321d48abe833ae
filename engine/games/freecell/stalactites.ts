import { defineGame } from '../../model/game.ts';
import { overColumns } from '../../model/variant.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { cell, foundation, pile, piles, tableau } from '../../vocabulary/piles.ts';
import { anySuit, build, up, wrapped } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'stalactites',
  name: 'Stalactites',
  variant() {
    const deck = pile({ role: 'stock' });
    const homes = piles(
      4,
      foundation({ build: build(wrapped(up), anySuit), room: 13, closed: (t, at) => t.size(at) === 1 }),
    );
    const cells = piles(2, cell());
    const columns = piles(8, tableau({ lift: 'top' }));
    return {
      places: overColumns(cells, homes, columns),
      hidden: [deck],
      from: deck,
      deal: [dealUp(deck, columns, 6), dealUp(deck, homes)],
      noneSafe: true,
      won: holds(homes, 52),
      score: cardsOn(homes, 4),
    };
  },
});
