import { defineGame } from '../model/game.ts';
import { grid, rows } from '../model/variant.ts';
import { turnTo } from '../vocabulary/actions.ts';
import { fillFrom } from '../vocabulary/after.ts';
import { cardsOn, holds } from '../vocabulary/conditions.ts';
import { dealUp, takeOut } from '../vocabulary/deals.ts';
import { foundation, pile, piles, stock, waste } from '../vocabulary/piles.ts';
import { aces, build, sameSuit, up } from '../vocabulary/relations.ts';

export default defineGame({
  id: 'carpet',
  name: 'Carpet',
  variant() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned)));
    const homes = piles(4, foundation({ build: build(up, sameSuit), lift: 'nothing' }));
    const carpet = piles(20, { role: 'tableau', lift: 'top' });
    return {
      places: [...rows([[talon, turned, null, ...homes]]), ...grid(carpet, 5, { x: 2, y: 1 })],
      from: talon,
      deal: [takeOut(talon, aces, homes), dealUp(talon, carpet)],
      after: [fillFrom(turned, carpet), fillFrom(talon, carpet)],
      won: holds(homes, 52),
      score: cardsOn(homes, 4),
    };
  },
});
