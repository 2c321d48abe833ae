import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealOut, takeSuits } from '../../vocabulary/deals.ts';
import { eachPile, foundation, pile, piles, tableau } from '../../vocabulary/piles.ts';
import { aces, anyCard, build, down, kings, ofSuit, nextTo, sameSuit, up } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'nationale',
  name: 'Nationale',
  variant() {
    const talon = pile({ role: 'stock' });
    const upwards = eachPile(4, (suit) => foundation({ build: build(up, sameSuit), start: ofSuit(suit, aces) }));
    const downwards = eachPile(4, (suit) => foundation({ build: build(down, sameSuit), start: ofSuit(suit, kings) }));
    const homes = [...upwards, ...downwards];
    const columns = piles(12, tableau({ build: build(nextTo, sameSuit), start: anyCard, lift: 'top' }));
    const deal = dealOut(talon, columns);
    return {
      places: rows([[2, ...homes], columns]),
      hidden: [talon],
      from: talon,
      deck: { packs: 2 },
      deal: [takeSuits(talon, aces, upwards), takeSuits(talon, kings, downwards), deal],
      won: holds(homes, 104),
      score: cardsOn(homes, 8),
    };
  },
});
