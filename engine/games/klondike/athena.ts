import { defineGame, toggle } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealDown, dealUp, turnUpTops } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, stock, tableau, waste } from '../../vocabulary/piles.ts';
import { aces, alternateColour, build, down, kings, sameSuit, up } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'athena',
  name: 'Athena',
  options: { three: toggle('Three card deals') },
  variant({ three }) {
    const turned = pile(waste({ fan: three ? { right: 3 } : 'none' }));
    const talon = pile(stock(turnTo(turned, { turn: three ? 3 : 1, redeals: 2 })));
    const homes = piles(4, foundation({ build: build(up, sameSuit), start: aces }));
    const columns = piles(7, tableau({ build: build(down, alternateColour), start: kings }));
    return {
      places: rows([[talon, turned, null, ...homes], columns]),
      from: talon,
      deal: [dealDown(talon, columns), dealUp(talon, columns), dealDown(talon, columns), dealUp(talon, columns)],
      after: [turnUpTops(columns)],
      won: holds(homes, 52),
      score: cardsOn(homes),
    };
  },
});
