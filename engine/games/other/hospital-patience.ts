import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { eachSuitBothWays } from '../../vocabulary/both-ways.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { pile, stock, waste } from '../../vocabulary/piles.ts';

const AT_A_TIME = 3;

export default defineGame({
  id: 'hospital-patience',
  name: 'Hospital Patience',
  variant() {
    const turned = pile(waste({ fan: { right: AT_A_TIME } }));
    const turning = turnTo(turned, { turn: AT_A_TIME, redeals: Infinity });
    const talon = pile(stock(turning));
    const homes = eachSuitBothWays({ lift: 'nothing' });
    return {
      places: rows([
        [talon, 2, ...homes.slice(0, 4)],
        [turned, 2, ...homes.slice(4)],
      ]),
      from: talon,
      deal: [(t) => turning.run(t, talon.index)],
      won: holds(homes, 52),
      noneSafe: true,
      score: cardsOn(homes),
    };
  },
});
