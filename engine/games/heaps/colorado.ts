import { defineGame } from '../../model/game.ts';
import { isDrag } from '../../model/move.ts';
import type { Pile, Step } from '../../model/pile.ts';
import { grid, rows } from '../../model/variant.ts';
import { refill } from '../../vocabulary/after.ts';
import { dealUp, takeSuits } from '../../vocabulary/deals.ts';
import { foundation, piles } from '../../vocabulary/piles.ts';
import { aces, build, down, kings, sameSuit, up } from '../../vocabulary/relations.ts';
import { oneAtATime } from '../../vocabulary/families/foundations/sir-tommy.ts';

/** Refills a hand from the waste, but not the stock, which a click may have emptied. */
const fillHands = (turned: Pile): Step => {
  const fill = refill(turned);
  return (t, move) => {
    if (isDrag(move)) fill(t, move);
  };
};

export default defineGame({
  id: 'colorado',
  name: 'Colorado',
  version: 2,
  variant() {
    const upward = piles(4, foundation({ build: build(up, sameSuit), room: 13, lift: 'nothing' }));
    const downward = piles(4, foundation({ build: build(down, sameSuit), room: 13, lift: 'nothing' }));
    return oneAtATime([...upward, ...downward], {
      packs: 2,
      laid: 8,
      hands: 20,
      rules: { name: 'pile', fan: 'none' },
      deal: (from, hands) => [takeSuits(from, aces, upward), takeSuits(from, kings, downward), dealUp(from, hands)],
      after: (_hands, turned) => [fillHands(turned)],
      placed: (first, hands) => ({
        places: [...rows([[...first, ...upward, ...downward]]), ...grid(hands, 10, { y: 1 })],
        otherwise: [
          [
            ...rows([
              [...first, ...upward],
              [2, ...downward],
            ]),
            ...grid(hands, 5, { x: 0.5, y: 2.1 }),
          ],
        ],
      }),
    });
  },
});
