import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { baseShown, setBase } from '../../vocabulary/base.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealHands, dealUp } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, tableau } from '../../vocabulary/piles.ts';
import { anyCard, baseCards, build, nextTo, sameSuit, up, wrapped } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'bear-river',
  name: 'Bear River',
  variant() {
    const deck = pile({ role: 'stock' });
    const homes = piles(4, foundation({ build: build(wrapped(up), sameSuit), start: baseCards, lift: 'nothing' }));
    const standard = tableau({ name: 'fan', build: build(nextTo, sameSuit), lift: 'top', room: 3, fan: { right: 3 } });
    const lines = [0, 1, 2].map(() => ({ piles: piles(5, standard), hole: pile({ ...standard, start: anyCard }) }));
    return {
      places: [
        ...rows([[2.5, ...homes]]),
        ...rows(
          // Half a card apart, so that every card of a pile of three is seen.
          lines.map(({ piles, hole }) => [...piles.flatMap((each) => [each, 0.5]), 0.18, hole]),
          1,
        ),
      ],
      hidden: [deck],
      from: deck,
      deal: [
        ...lines.flatMap(({ piles, hole }) => [dealHands(deck, piles, 3), dealHands(deck, [hole], 2)]),
        dealUp(deck, homes.slice(0, 1)),
        setBase(homes),
      ],
      won: holds(homes, 52),
      score: cardsOn(homes),
      shows: [baseShown],
    };
  },
});
