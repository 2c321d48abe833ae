import { defineGame } from '../../model/game.ts';
import { grid, rows } from '../../model/variant.ts';
import { isDrag } from '../../model/move.ts';
import type { Action, Step } from '../../model/pile.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealHands, gather, takeOut } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, stock, tableau } from '../../vocabulary/piles.ts';
import { aces, build, down, sameSuit, up } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'cruel',
  name: 'Cruel',
  /** Moves since the last redeal. */
  counters: { moved: 1 },
  variant(_, { moved }) {
    const redeal: Action = {
      redeals: Infinity,
      can: (t) => t.counter(moved) > 0,
      run(t, at) {
        gather(t, columns, at);
        dealFours(t, 0);
        t.set(moved, 0);
      },
      why: () => ({ code: 'unmoved' }),
    };
    // A redeal needs a move since the last: without one it would change nothing.
    const count: Step = (t, move) => t.add(moved, isDrag(move) ? 1 : 0);
    const talon = pile(stock(redeal));
    const homes = piles(4, foundation({ build: build(up, sameSuit), lift: 'nothing' }));
    const columns = piles(12, tableau({ build: build(down, sameSuit), lift: 'top', fan: 'none' }));
    const dealFours = dealHands(talon, columns, 4);
    return {
      places: [...rows([[talon, null, ...homes]]), ...grid(columns, 6, { y: 1 })],
      otherwise: [[...rows([[talon, 0.35, ...homes]]), ...grid(columns, 4, { x: 1.35, y: 1 })]],
      from: talon,
      deal: [takeOut(talon, aces, homes), dealFours],
      after: [count],
      won: holds(homes, 52),
      score: cardsOn(homes, 4),
    };
  },
});
