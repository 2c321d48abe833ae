import { rankOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import type { PileRules } from '../../model/pile.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { upThenDown } from '../../vocabulary/both-ways.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { pile, piles, stock, tableau, waste } from '../../vocabulary/piles.ts';
import { anyCard, build, down, eitherOf, sameSuit, up } from '../../vocabulary/relations.ts';

type Reach = NonNullable<PileRules['reach']>;

/** A pile goes on as it began, up or down. */
const oneWay: Reach = (from, to, _, t) => {
  if (t.size(to) < 2) return true;
  const way = rankOf(t.at(to, 1)) - rankOf(t.at(to, 0));
  return rankOf(t.top(from)) - rankOf(t.top(to)) === way;
};

export default defineGame({
  id: 'union-square',
  name: 'Union Square',
  version: 2,
  variant() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned)));
    const shared = { fan: { right: 2 }, outOfReach: 'order' } as const;
    const homes = upThenDown(shared);
    const upOrDown = eitherOf(build(up, sameSuit), build(down, sameSuit));
    const square = piles(
      16,
      tableau({ ...shared, name: 'pile', start: anyCard, build: upOrDown, lift: 'top', reach: oneWay }),
    );
    const line = (row: number): Parameters<typeof rows>[0][number] => [
      ...square.slice(4 * row, 4 * row + 4),
      null,
      homes[row]!,
    ];
    return {
      places: rows([
        [talon, turned, null, ...line(0)],
        [3, ...line(1)],
        [3, ...line(2)],
        [3, ...line(3)],
      ]),
      from: talon,
      deck: { packs: 2 },
      deal: [dealUp(talon, square)],
      won: holds(homes, 104),
      score: cardsOn(homes),
    };
  },
});
