import { ACE, KING } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp, takeOut } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, tableau } from '../../vocabulary/piles.ts';
import { anySuit, build, nextTo, theCard } from '../../vocabulary/relations.ts';

const [HEARTS, SPADES] = [2, 3];

export default defineGame({
  id: 'binary-star',
  name: 'Binary Star',
  variant() {
    const deck = pile({ role: 'stock' });
    const stars = piles(2, foundation({ build: build(nextTo, anySuit), lift: 'nothing' }));
    const columns = piles(17, tableau({ lift: 'top' }));
    const [first, second] = stars.map((star) => [star]);
    return {
      places: [
        ...rows([[0.5, ...columns.slice(0, 9)]]),
        ...rows([[...columns.slice(9, 13), ...stars, ...columns.slice(13)]], 2.6),
      ],
      otherwise: [
        [
          ...rows([[2, ...stars]]),
          ...rows([columns.slice(0, 6), columns.slice(6, 12), [0.5, ...columns.slice(12)]], 1.1, 2.3),
        ],
      ],
      hidden: [deck],
      from: deck,
      deck: { packs: 2 },
      deal: [
        takeOut(deck, theCard(ACE, SPADES), first!),
        takeOut(deck, theCard(KING, HEARTS), second!),
        dealUp(deck, columns, 6),
      ],
      won: holds(stars, 104),
      noneSafe: true,
      score: cardsOn(stars, 2),
    };
  },
});
