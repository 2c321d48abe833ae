import { defineGame } from '../../model/game.ts';
import { overColumns } from '../../model/variant.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp, turnUpTops } from '../../vocabulary/deals.ts';
import { foundation, openStock, pile, piles, tableau, topOrAll } from '../../vocabulary/piles.ts';
import {
  aces,
  alternateColour,
  anyCard,
  build,
  down,
  eitherOf,
  equal,
  sameSuit,
  up,
} from '../../vocabulary/relations.ts';

const onColumns = eitherOf(build(down, alternateColour), build(equal, alternateColour));

export default defineGame({
  id: 'dumfries',
  name: 'Dumfries',
  variant() {
    const talon = pile(openStock());
    const homes = piles(4, foundation({ build: build(up, sameSuit), start: aces }));
    const columns = piles(
      8,
      tableau({
        build: onColumns,
        start: anyCard,
        reach: topOrAll,
      }),
    );
    return {
      places: overColumns([talon], homes, columns),
      from: talon,
      deal: [dealUp(talon, columns), turnUpTops([talon])],
      after: [turnUpTops([talon])],
      won: holds(homes, 52),
      score: cardsOn(homes),
    };
  },
});
