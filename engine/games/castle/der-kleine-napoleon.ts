import { BASE } from '../../model/counters.ts';
import { defineGame } from '../../model/game.ts';
import { setBase } from '../../vocabulary/base.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealOut, dealUp, takeOut } from '../../vocabulary/deals.ts';
import { castle } from '../../vocabulary/shapes/castle.ts';
import { cell, foundation, pile, piles, tableau } from '../../vocabulary/piles.ts';
import { anyCard, build, nextTo, ofRank, sameSuit } from '../../vocabulary/relations.ts';
import { baseEitherWay, baseOfWayShown, chooseWay, chosenWay } from '../../vocabulary/way.ts';

export default defineGame({
  id: 'der-kleine-napoleon',
  name: 'Der kleine Napoleon',
  variant() {
    const deck = pile({ role: 'stock' });
    const homes = piles(4, foundation({ build: chosenWay, start: baseEitherWay, lift: 'nothing' }));
    const fans = piles(
      8,
      tableau({ name: 'fan', build: build(nextTo, sameSuit), start: anyCard, lift: 'top', fan: 'right' }),
    );
    const sides = piles(2, tableau({ name: 'fan', lift: 'top', fan: 'right' }));
    // The card in the cell is locked up until a side fan is used up.
    const store = pile(cell({ closed: (t) => sides.every(({ index }) => t.size(index) > 0) }));
    const [first, others] = [homes.slice(0, 1), homes.slice(1)];
    const onEitherSide = [0, 1].map((side) => [...fans, ...sides].filter((_, at) => at % 2 === side));
    return {
      ...castle([...homes, store], onEitherSide[0]!, onEitherSide[1]!),
      hidden: [deck],
      from: deck,
      deal: [
        dealUp(deck, first),
        setBase(first),
        (t, move) => takeOut(deck, ofRank(t.counter(BASE)), others)(t, move),
        dealUp(deck, fans, 5),
        dealOut(deck, sides),
      ],
      after: [chooseWay(homes)],
      won: holds(homes, 52),
      score: cardsOn(homes, 4),
      shows: [baseOfWayShown],
    };
  },
});
