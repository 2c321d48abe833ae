import { takerOf } from '../../model/acceptance.ts';
import { TURNED } from '../../model/change.ts';
import { defineGame } from '../../model/game.ts';
import type { Pile, Step } from '../../model/pile.ts';
import type { Table } from '../../model/table.ts';
import { grid, rows } from '../../model/variant.ts';
import { redealByChance } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { takeUp } from '../../vocabulary/deals.ts';
import { pile, piles, stock, tableau } from '../../vocabulary/piles.ts';
import { aces, build, sameSuit, upOrDown } from '../../vocabulary/relations.ts';
import { upBySuit } from '../../vocabulary/suits.ts';

export default defineGame({
  id: 'intelligence',
  name: 'Intelligence',
  variant() {
    const homes = [...upBySuit(), ...upBySuit()];
    const fans = piles(18, tableau({ name: 'fan', build: build(upOrDown, sameSuit), lift: 'top', fan: 'right' }));
    /** Deals a card to the fan; an ace goes home, and the next card takes its place. */
    const give = (t: Table, { index }: Pile): void => {
      while (t.size(talon.index) > 0) {
        t.move(talon.index, index, 1, TURNED);
        if (!aces(t.top(index), 0)) return;
        t.move(index, takerOf(t, index, homes)!.index, 1);
      }
    };
    const dealFans: Step = (t) => {
      for (let row = 0; row < 3; row++) for (const fan of fans) give(t, fan);
    };
    const refill: Step = (t) => {
      for (const fan of fans) if (t.size(fan.index) === 0) for (let nth = 0; nth < 3; nth++) give(t, fan);
    };
    const again = redealByChance(2, (t, at) => {
      takeUp(t, fans, at);
      t.shuffle(at);
      refill(t, 0);
    });
    const talon: Pile = pile(
      stock({ ...again, why: (t, at) => (t.size(at) > 0 ? { code: 'by-itself' } : again.why(t, at)) }),
    );
    return {
      places: [...rows([[talon, 0.75, ...homes]]), ...grid(fans, 6, { y: 1, step: 1.75 })],
      from: talon,
      deck: { packs: 2 },
      deal: [dealFans],
      after: [refill],
      won: holds(homes, 104),
      score: cardsOn(homes),
    };
  },
});
