import { KING } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { grid, rows } from '../../model/variant.ts';
import { removeAlone } from '../../vocabulary/actions.ts';
import { removePairs } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { gone, pile, piles } from '../../vocabulary/piles.ts';
import { atSpots, onSpots, PYRAMID, spotsIn } from '../../vocabulary/shapes/pyramid.ts';
import { addUpTo } from '../../vocabulary/relations.ts';

const spots = spotsIn(PYRAMID);

export default defineGame({
  id: 'giza',
  name: 'Giza',
  variant() {
    const out = gone();
    const deck = pile({ role: 'stock' });
    const rules = { lift: 'top', build: addUpTo(KING), tap: removeAlone(out, KING) } as const;
    const pyramid = onSpots(spots, { role: 'tableau', name: 'pyramid', ...rules });
    const sand = piles(8, { role: 'reserve', fan: 'down', ...rules });
    return {
      places: [...atSpots(spots, pyramid, 0), ...rows([sand], 3)],
      otherwise: [[...atSpots(spots, pyramid, 0, 0.4), ...grid(sand, 4, { x: 7.35, down: 1.75 })]],
      hidden: [deck, out],
      from: deck,
      deal: [dealUp(deck, sand, 3), dealUp(deck, pyramid)],
      after: [removePairs(out)],
      won: holds([out], 52),
      score: cardsOn([out]),
    };
  },
});
