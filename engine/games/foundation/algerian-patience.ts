import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { dealEach } from '../../vocabulary/actions.ts';
import { bothWays } from '../../vocabulary/both-ways.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealHands, dealUp, takeSuits } from '../../vocabulary/deals.ts';
import { pile, piles, reserve, stock, tableau } from '../../vocabulary/piles.ts';
import { anyCard, build, kings, nextTo, sameSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'algerian-patience',
  name: 'Algerian Patience',
  variant() {
    const homes = bothWays();
    const columns = piles(8, tableau({ build: build(nextTo, sameSuit), start: anyCard, lift: 'top' }));
    const stores = piles(6, reserve({ start: anyCard, room: 1 }));
    /** Deals two cards to each reserve; the last eight go to the columns. */
    const talon = pile(stock(dealEach([...stores, ...stores], columns)));
    return {
      places: rows([
        [talon, 1, ...homes],
        [3, ...stores],
        [2, ...columns],
      ]),
      from: talon,
      deck: { packs: 2 },
      deal: [takeSuits(talon, kings, homes.slice(4)), dealUp(talon, columns), dealHands(talon, stores, 6)],
      won: holds(homes, 104),
      score: cardsOn(homes, 4),
    };
  },
});
