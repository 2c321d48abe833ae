import { ACE, KING } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import type { Test } from '../../model/pile.ts';
import { cardsOn } from '../../vocabulary/conditions.ts';
import { dealUp, takeOut } from '../../vocabulary/deals.ts';
import { plaited } from '../../vocabulary/families/foundations/plait.ts';
import { eachPile, foundation } from '../../vocabulary/piles.ts';
import { build, down, sameSuit, theCard, up } from '../../vocabulary/relations.ts';

/** Clubs first, of each suit the ace and the king. */
const firstOf = (at: number): Test => theCard(at % 2 === 0 ? ACE : KING, Math.floor(at / 2));

export default defineGame({
  id: 'fort',
  name: 'Fort',
  variant() {
    const homes = eachPile(8, (at) =>
      foundation({ build: build(at % 2 === 0 ? up : down, sameSuit), start: firstOf(at) }),
    );
    const game = plaited({
      homes,
      strict: true,
      deal: ({ talon, plait, edges, cells }) => [
        ...homes.map((home, at) => takeOut(talon, firstOf(at), [home])),
        dealUp(talon, [plait], 21),
        dealUp(talon, [...edges, ...cells]),
      ],
    });
    return { ...game, score: cardsOn(homes, homes.length) };
  },
});
