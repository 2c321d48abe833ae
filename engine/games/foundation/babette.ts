import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { dealEach, dealOn } from '../../vocabulary/actions.ts';
import { bothWays } from '../../vocabulary/both-ways.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { pile, piles, stock, tableau } from '../../vocabulary/piles.ts';

export default defineGame({
  id: 'babette',
  name: 'Babette',
  variant() {
    const homes = bothWays({ lift: 'nothing' });
    const columns = piles(8, tableau({ lift: 'top' }));
    const row = dealEach(columns);
    const talon = pile(
      stock({
        ...dealOn(
          () => columns,
          1,
          (t, at) => row.run(t, at),
        ),
        round: columns.length,
      }),
    );
    return {
      places: rows([
        [talon, 0.5, ...homes],
        [1.5, ...columns],
      ]),
      from: talon,
      deck: { packs: 2 },
      deal: [dealUp(talon, columns)],
      won: holds(homes, 104),
      score: cardsOn(homes),
    };
  },
});
