import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import type { Action, Step } from '../../model/pile.ts';
import { dealEach } from '../../vocabulary/actions.ts';
import { fillFrom } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp, laidFirst } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, stock } from '../../vocabulary/piles.ts';
import { aces, build, sameSuit, up } from '../../vocabulary/relations.ts';
import { refillLowest } from '../../vocabulary/families/clearing/two-ends.ts';
import { ROUNDS } from '../../model/counters.ts';

export default defineGame({
  id: 'labyrinth',
  name: 'Labyrinth',
  variant() {
    const upper = piles(8, { role: 'tableau', lift: 'top' });
    const lower = piles(8, { role: 'tableau', lift: 'top', fan: 'down' });
    const each = dealEach(lower);
    const dealRow: Action = {
      ...each,
      run(t, at) {
        each.run(t, at);
        t.add(ROUNDS, 1);
      },
    };
    const talon = pile(stock(dealRow));
    const homes = piles(4, foundation({ build: build(up, sameSuit), lift: 'nothing' }));
    const fill = [fillFrom(talon, upper)];
    const moveUp = upper.map((first, at) => refillLowest(first, lower[at]!));
    /** Fills the first row from the stock, and once a second row has been dealt, from the columns under it. */
    const refill: Step = (t, move) => {
      for (const step of t.counter(ROUNDS) === 0 ? fill : moveUp) step(t, move);
    };
    return {
      places: [...rows([[talon, null, ...homes], upper]), ...rows([lower], 4 / 3)],
      from: talon,
      order: laidFirst(aces),
      deal: [dealUp(talon, homes), dealUp(talon, upper)],
      after: [refill],
      won: holds(homes, 52),
      score: cardsOn(homes, 4),
    };
  },
});
