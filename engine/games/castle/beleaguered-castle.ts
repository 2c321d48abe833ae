import { defineGame } from '../../model/game.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealOut, dealUp, laidFirst } from '../../vocabulary/deals.ts';
import { castle, sidesOf } from '../../vocabulary/shapes/castle.ts';
import { foundation, pile, piles, tableau } from '../../vocabulary/piles.ts';
import { aces, anyCard, anySuit, build, down, notAces, sameSuit, up } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'beleaguered-castle',
  name: 'Beleaguered Castle',
  variant() {
    const deck = pile({ role: 'stock' });
    const homes = piles(4, foundation({ build: build(up, sameSuit), start: aces, gives: notAces }));
    const flanks = piles(8, tableau({ build: build(down, anySuit), start: anyCard, lift: 'top', fan: 'right' }));
    const { left, right } = sidesOf(flanks);
    return {
      ...castle(homes, left, right),
      hidden: [deck],
      from: deck,
      order: laidFirst(aces),
      deal: [dealUp(deck, homes), dealOut(deck, flanks)],
      won: holds(homes, 52),
      score: cardsOn(homes, homes.length),
    };
  },
});
