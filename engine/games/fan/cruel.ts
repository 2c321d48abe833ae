import { addedLater, choose, defineGame, formerRules } from '../../model/game.ts';
import { grid, rows } from '../../model/variant.ts';
import { isDrag } from '../../model/move.ts';
import type { Step } from '../../model/pile.ts';
import { type Need, onlyWhen, redealInOrder } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealHands, gather, takeOut } from '../../vocabulary/deals.ts';
import { likeCruel, shifting } from '../../vocabulary/families/columns/cruel.ts';
import { foundation, pile, piles, stock, tableau } from '../../vocabulary/piles.ts';
import { aces, build, down, sameSuit, up } from '../../vocabulary/relations.ts';

const variation = addedLater(
  choose(
    'Variation',
    { cruel: { label: 'Cruel', relaxed: false }, relaxed: { label: 'Relaxed Cruel', relaxed: true } },
    'cruel',
  ),
);

export default defineGame({
  id: 'cruel',
  name: 'Cruel',
  version: 2,
  options: { former: formerRules, variation },
  earlier: { former: true },
  /** Moves since the last redeal: under the former rules a redeal needed one, even if it changed nothing. */
  counters: { moved: 1 },
  variant({ former, variation: { relaxed } }, { moved }) {
    if (relaxed) return likeCruel({ laid: aces, homes: { lift: 'nothing' }, redeals: Infinity });
    const redeal = redealInOrder(Infinity, (t, at) => {
      gather(t, columns, at);
      dealFours(t, 0);
      t.set(moved, 0);
    });
    const movedSince: Need = { met: (t) => t.counter(moved) > 0, why: () => ({ code: 'unmoved' }) };
    const count: Step = (t, move) => t.add(moved, isDrag(move) ? 1 : 0);
    const talon = pile(stock(onlyWhen(former ? movedSince : shifting(() => columns), redeal)));
    const homes = piles(4, foundation({ build: build(up, sameSuit), lift: 'nothing' }));
    const columns = piles(12, tableau({ build: build(down, sameSuit), lift: 'top', fan: 'none' }));
    const dealFours = dealHands(talon, columns, 4);
    return {
      places: [...rows([[talon, null, ...homes]]), ...grid(columns, 6, { y: 1 })],
      otherwise: [[...rows([[talon, 0.35, ...homes]]), ...grid(columns, 4, { x: 1.35, y: 1 })]],
      from: talon,
      deal: [takeOut(talon, aces, homes), dealFours],
      ...(former && { after: [count] }),
      won: holds(homes, 52),
      score: cardsOn(homes, 4),
    };
  },
});
