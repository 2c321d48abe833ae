import { defineGame } from '../../model/game.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { castle } from '../../vocabulary/shapes/castle.ts';
import { foundation, pile, piles, tableau } from '../../vocabulary/piles.ts';
import { aces, anyCard, build, sameSuit, up, upOrDown } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'fortress',
  name: 'Fortress',
  variant() {
    const deck = pile({ role: 'stock' });
    const homes = piles(4, foundation({ build: build(up, sameSuit), start: aces, lift: 'nothing' }));
    const rules = tableau({ build: build(upOrDown, sameSuit), start: anyCard, lift: 'top', fan: 'right' });
    const [left, right] = [piles(5, rules), piles(5, rules)];
    return {
      ...castle(homes, left, right),
      hidden: [deck],
      from: deck,
      deal: [dealUp(deck, [...left, ...right], 5), dealUp(deck, [left[0]!, right[0]!])],
      won: holds(homes, 52),
      score: cardsOn(homes),
    };
  },
});
