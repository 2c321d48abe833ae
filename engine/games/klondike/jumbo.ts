import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealDown, turnUpTops } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, stock, tableau, waste } from '../../vocabulary/piles.ts';
import { aces, alternateColour, build, down, kings, sameSuit, up } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'jumbo',
  name: 'Gargantua',
  variant() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned, { redeals: 1 })));
    const homes = piles(8, foundation({ build: build(up, sameSuit), start: aces }));
    const columns = piles(9, tableau({ build: build(down, alternateColour), start: kings }));
    return {
      places: rows([
        [talon, turned, null, ...homes],
        [null, ...columns],
      ]),
      from: talon,
      deck: { packs: 2 },
      deal: [...columns.map((_, at) => dealDown(talon, columns.slice(0, columns.length - at))), turnUpTops(columns)],
      after: [turnUpTops(columns)],
      won: holds(homes, 104),
      score: cardsOn(homes),
    };
  },
});
