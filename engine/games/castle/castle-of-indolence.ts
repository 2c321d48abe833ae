import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealOut, dealUp } from '../../vocabulary/deals.ts';
import { castle } from '../../vocabulary/shapes/castle.ts';
import { foundation, pile, piles, reserve, tableau } from '../../vocabulary/piles.ts';
import { aces, anyCard, anySuit, build, down, up } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'castle-of-indolence',
  name: 'Castle of Indolence',
  variant() {
    const deck = pile({ role: 'stock' });
    const stores = piles(4, reserve());
    const homes = piles(8, foundation({ build: build(up, anySuit), start: aces, lift: 'nothing' }));
    const wings = piles(8, tableau({ build: build(down, anySuit), start: anyCard, lift: 'top', fan: 'right' }));
    const { places, otherwise = [] } = castle(homes, wings.slice(0, 4), wings.slice(4));
    return {
      places: [...places, ...rows([[3, ...stores]], 4)],
      otherwise: otherwise.map((tall) => tall.concat(rows([[2, ...stores]], 5))),
      hidden: [deck],
      from: deck,
      deck: { packs: 2 },
      deal: [dealUp(deck, stores, 13), dealOut(deck, wings)],
      won: holds(homes, 104),
      score: cardsOn(homes),
    };
  },
});
