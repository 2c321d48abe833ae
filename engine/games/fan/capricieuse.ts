import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { redealInOrder } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealOut, gather, takeSuits } from '../../vocabulary/deals.ts';
import { eachPile, foundation, pile, piles, stock, tableau } from '../../vocabulary/piles.ts';
import { aces, anyCard, build, down, kings, ofSuit, sameSuit, up, upOrDown } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'capricieuse',
  name: 'Capricieuse',
  variant() {
    const talon = pile(
      stock(
        redealInOrder(2, (t, at) => {
          gather(t, columns.toReversed(), at);
          deal(t, 0);
        }),
      ),
    );
    const upwards = eachPile(4, (suit) => foundation({ build: build(up, sameSuit), start: ofSuit(suit, aces) }));
    const downwards = eachPile(4, (suit) => foundation({ build: build(down, sameSuit), start: ofSuit(suit, kings) }));
    const homes = [...upwards, ...downwards];
    const columns = piles(12, tableau({ build: build(upOrDown, sameSuit), start: anyCard, lift: 'top' }));
    const deal = dealOut(talon, columns);
    return {
      places: rows([[talon, 1, ...homes], columns]),
      from: talon,
      deck: { packs: 2 },
      deal: [takeSuits(talon, aces, upwards), takeSuits(talon, kings, downwards), deal],
      won: holds(homes, 104),
      score: cardsOn(homes, 8),
    };
  },
});
