import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { dealEach } from '../../vocabulary/actions.ts';
import { fivesAndSixties, holds } from '../../vocabulary/conditions.ts';
import { dealDown, turnUpTops } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, stock, tableau } from '../../vocabulary/piles.ts';
import { aces, alternateColour, anyCard, build, down, sameSuit, up } from '../../vocabulary/relations.ts';
import { joins } from '../../vocabulary/sequences.ts';

export default defineGame({
  id: 'gypsy',
  name: 'Gypsy',
  variant() {
    const run = build(down, alternateColour);
    const homes = piles(8, foundation({ build: build(up, sameSuit), start: aces }));
    const columns = piles(8, tableau({ build: run, start: anyCard }));
    const talon = pile(stock(dealEach(columns)));
    const pairs = joins(columns, run);
    const home = fivesAndSixties(homes);
    return {
      places: rows([
        [talon, null, ...homes],
        [null, ...columns],
      ]),
      from: talon,
      deck: { packs: 2 },
      deal: [dealDown(talon, columns, 3), turnUpTops(columns)],
      after: [turnUpTops(columns)],
      won: holds(homes, 104),
      score: (t) => home(t) + 2 * pairs(t),
    };
  },
});
