import { choose, defineGame } from '../model/game.ts';
import { rows } from '../model/variant.ts';
import { turnTo } from '../vocabulary/actions.ts';
import { cardsOn, holds } from '../vocabulary/conditions.ts';
import { triangle, turnUpTops } from '../vocabulary/deals.ts';
import { foundation, pile, piles, stock, tableau, waste } from '../vocabulary/piles.ts';
import { aces, alternateColour, build, down, kings, sameSuit, up } from '../vocabulary/relations.ts';

const dealing = choose(
  'Dealing',
  {
    three: { label: 'Three card deals', turn: 3, redeals: Infinity },
    one: { label: 'Single card deals', turn: 1, redeals: 2 },
    once: { label: 'No redeals', turn: 1, redeals: 0 },
    unlimited: { label: 'Unlimited redeals', turn: 1, redeals: Infinity },
  },
  'one',
);

export default defineGame({
  id: 'klondike',
  name: 'Klondike',
  options: { dealing },
  variant({ dealing: { turn, redeals } }) {
    const turned = pile(waste({ fan: turn > 1 ? { right: 3 } : 'none' }));
    const talon = pile(stock(turnTo(turned, { turn, redeals })));
    const homes = piles(4, foundation({ build: build(up, sameSuit), start: aces }));
    const columns = piles(7, tableau({ build: build(down, alternateColour), start: kings }));
    return {
      places: rows([[talon, turned, null, ...homes], columns]),
      from: talon,
      deal: [triangle(talon, columns), turnUpTops(columns)],
      after: [turnUpTops(columns)],
      won: holds(homes, 52),
      score: cardsOn(homes),
    };
  },
});
