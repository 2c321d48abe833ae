import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { foundation, pile, stock, waste } from '../../vocabulary/piles.ts';
import { anySuit, build, nextTo } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'wasatch',
  name: 'Wasatch',
  variant() {
    const turned = pile(waste({ fan: { right: 3 } }));
    const talon = pile(stock(turnTo(turned, { turn: 3, redeals: Infinity })));
    const home = pile(foundation({ build: build(nextTo, anySuit), lift: 'nothing' }));
    return {
      places: rows([[talon, turned, 0.75, home]]),
      from: talon,
      deal: [dealUp(talon, [home])],
      won: holds([home], 52),
      noneSafe: true,
      score: cardsOn([home], 1),
    };
  },
});
