import { defineGame } from '../game.ts';
import { rows } from '../layout.ts';
import { dealEach } from '../rules/actions.ts';
import { cardsOn, holds, noneEmpty } from '../rules/conditions.ts';
import { dealDown, turnUpTops } from '../rules/deals.ts';
import { foundation, pile, piles, stock, tableau } from '../rules/piles.ts';
import { aces, alternateColour, build, down, kings, sameSuit, up } from '../rules/relations.ts';

export default defineGame({
  id: 'easthaven',
  name: 'Easthaven',
  layout() {
    const homes = piles(4, foundation({ build: build(up, sameSuit), start: aces, lift: 'nothing' }));
    const columns = piles(7, tableau({ build: build(down, alternateColour), start: kings }));
    const talon = pile(stock(dealEach(columns, noneEmpty(columns))));
    return {
      places: rows([[talon, null, null, ...homes], columns]),
      from: talon,
      deal: [dealDown(talon, columns, 3), turnUpTops(columns)],
      after: [turnUpTops(columns)],
      won: holds(homes, 52),
      score: cardsOn(homes),
    };
  },
});
