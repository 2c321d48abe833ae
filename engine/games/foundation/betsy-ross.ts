import { KING, type Rank, rankOf } from '../../model/card.ts';
import { choose, defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import type { Relation, Step } from '../../model/pile.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { takeOut } from '../../vocabulary/deals.ts';
import { eachPile, foundation, pile, piles, reserve, stock, waste } from '../../vocabulary/piles.ts';

/** Up by `step` ranks, on from king to ace. */
const upBy =
  (step: number): Relation =>
  (card, onto) =>
    (rankOf(onto) + step - rankOf(card)) % KING === 0;

const redeals = choose(
  'Redeals',
  { none: { label: 'No redeals', redeals: 0 }, two: { label: 'Two redeals', redeals: 2 } },
  'none',
);

export default defineGame({
  id: 'betsy-ross',
  name: 'Betsy Ross',
  options: { redeals },
  variant({ redeals: often }) {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned, often)));
    const signs = piles(4, reserve({ name: 'index', lift: 'nothing' }));
    const homes = eachPile(4, (at) => foundation({ build: upBy(at + 1), room: KING - 1, lift: 'nothing' }));
    const lay = (rank: Rank, at: number): Step =>
      takeOut(talon, (card) => rankOf(card) === rank, (rank === at + 1 ? signs : homes).slice(at, at + 1));
    return {
      places: [...rows([[talon, turned, null, ...signs]]), ...rows([[3, ...homes]], 1.2)],
      from: talon,
      deal: [1, 2, 3, 4].flatMap((step, at) => [lay(step, at), lay(2 * step, at)]),
      won: holds(homes, 48),
      score: cardsOn(homes, 4),
      noneSafe: true,
    };
  },
});
