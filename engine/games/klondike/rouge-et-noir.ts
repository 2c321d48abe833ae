import { KING } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { overColumns } from '../../model/variant.ts';
import { dealEach } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealHeights, turnUpTops } from '../../vocabulary/deals.ts';
import { eachPile, foundation, pile, piles, stock, tableau } from '../../vocabulary/piles.ts';
import { aces, alternateColour, build, down, kings, ofSuit, up } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'rouge-et-noir',
  name: 'Rouge et Noir',
  variant() {
    const ladders = eachPile(4, (suit) =>
      foundation({ build: build(up, alternateColour), start: ofSuit(suit, aces), lift: 'nothing' }),
    );
    const homes = [...ladders, ...piles(4, foundation({ start: kings, lift: 'nothing', least: KING, most: KING }))];
    const columns = piles(10, tableau({ build: build(down, alternateColour), start: kings }));
    const talon = pile(stock(dealEach(columns)));
    return {
      places: overColumns([talon], homes, columns),
      from: talon,
      deck: { packs: 2 },
      deal: [dealHeights(talon, columns, [8, 7, 6, 5, 4, 3, 2, 1, 1, 0], 1)],
      after: [turnUpTops(columns)],
      noneSafe: true,
      won: holds(homes, 104),
      score: cardsOn(homes),
    };
  },
});
