import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { drag } from '../../model/move.ts';
import type { Pile, Shortcut } from '../../model/pile.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { byCells } from '../../vocabulary/cells.ts';
import { fivesAndSixties, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, stock, tableau, waste } from '../../vocabulary/piles.ts';
import { aces, anyCard, build, down, sameSuit, up } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'forty-thieves',
  name: 'Forty Thieves',
  variant() {
    /** A card that can't go home goes to a column it fits on, else to an empty one. */
    const double: Shortcut = (t, at) => {
      const emptyLast = columns.toSorted((a, b) => Number(t.size(a.index) === 0) - Number(t.size(b.index) === 0));
      return emptyLast.map(({ index }) => drag(at, 1, index));
    };
    const turned = pile(waste({ fan: 'right', double }));
    const talon = pile(stock(turnTo(turned)));
    const homes = piles(
      8,
      foundation({ build: build(up, sameSuit), start: aces, lift: 'nothing', most: 13, oneByOne: true }),
    );
    const columns: Pile[] = piles(
      10,
      tableau({ build: build(down, sameSuit), start: anyCard, most: byCells([], () => columns), double }),
    );
    return {
      places: [...rows([[talon]], 1), ...rows([[1, ...homes]]), ...rows([[1, turned]], 1), ...rows([columns], 2)],
      otherwise: [
        rows([
          [talon, turned, 1.6, ...homes],
          [0.8, ...columns],
        ]),
      ],
      from: talon,
      deck: { packs: 2 },
      deal: [dealUp(talon, columns, 4)],
      won: holds(homes, 104),
      score: fivesAndSixties(homes),
    };
  },
});
