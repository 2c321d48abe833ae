import { isFaceDown } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealDown, turnUpTops } from '../../vocabulary/deals.ts';
import { described, foundation, pile, piles, stock, tableau, waste } from '../../vocabulary/piles.ts';
import { aces, alternateColour, anyCard, build, down, sameSuit, up } from '../../vocabulary/relations.ts';

/** The top card, or every face-up card of the pile. */
const topOrOpen = described((from, _to, count, t) => {
  if (count === 1) return true;
  const under = t.at(from, t.size(from) - count - 1);
  return under === 0 || isFaceDown(under);
}, 'top-or-all');

export default defineGame({
  id: 'westhaven',
  name: 'Westhaven',
  variant() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned)));
    const homes = piles(4, foundation({ build: build(up, sameSuit), start: aces, lift: 'nothing' }));
    const columns = piles(10, tableau({ build: build(down, alternateColour), start: anyCard, reach: topOrOpen }));
    return {
      places: rows([[talon, turned, null, ...homes], columns]),
      from: talon,
      deal: [dealDown(talon, columns, 3), turnUpTops(columns)],
      after: [turnUpTops(columns)],
      won: holds(homes, 52),
      score: cardsOn(homes),
    };
  },
});
