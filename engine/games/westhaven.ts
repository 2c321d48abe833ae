import { isFaceDown } from '../card.ts';
import { defineGame } from '../game.ts';
import { rows } from '../layout.ts';
import { turnTo } from '../rules/actions.ts';
import { cardsOn, holds } from '../rules/conditions.ts';
import { dealDown, turnUpTops } from '../rules/deals.ts';
import { foundation, pile, piles, stock, tableau, waste } from '../rules/piles.ts';
import { aces, alternateColour, anyCard, build, down, sameSuit, up } from '../rules/relations.ts';
import type { Table } from '../table.ts';

/** The top card, or every face-up card of the pile. */
function topOrAll(from: number, _: number, count: number, t: Table): boolean {
  if (count === 1) return true;
  const under = t.at(from, t.size(from) - count - 1);
  return under === 0 || isFaceDown(under);
}

export default defineGame({
  id: 'westhaven',
  name: 'Westhaven',
  layout() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned)));
    const homes = piles(4, foundation({ build: build(up, sameSuit), start: aces, lift: 'nothing' }));
    const columns = piles(10, tableau({ build: build(down, alternateColour), start: anyCard, reach: topOrAll }));
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
