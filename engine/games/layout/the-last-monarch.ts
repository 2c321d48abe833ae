import { mayLieOn } from '../../model/acceptance.ts';
import { defineGame } from '../../model/game.ts';
import { isDrag, toOf } from '../../model/move.ts';
import type { Pile, Step } from '../../model/pile.ts';
import type { Table } from '../../model/table.ts';
import { rows } from '../../model/variant.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp, lowestTo } from '../../vocabulary/deals.ts';
import { fromOnly, pile, piles, reserve } from '../../vocabulary/piles.ts';
import { aces, anyCard, build, sameSuit, up } from '../../vocabulary/relations.ts';
import { gridOfRows, inLine, partsBroken, touching } from '../../vocabulary/shapes/grid.ts';
import { ofEachSuit } from '../../vocabulary/suits.ts';

const ACROSS = 13;
const SPACES = 4 * ACROSS;
const touches = touching(ACROSS, 0);
const isInLine = inLine(ACROSS, 0);

export default defineGame({
  id: 'the-last-monarch',
  name: 'The Last Monarch',
  variant() {
    const deck = pile({ role: 'stock' });
    const store = piles(4, reserve());
    const homes = ofEachSuit({ build: build(up, sameSuit), start: aces, lift: 'nothing', near: fromOnly(...store) });
    /** Returns where the lowest card of a pile goes when it is captured: to its foundation, else to a free place. */
    const placeFor = (t: Table, at: number): Pile | undefined =>
      homes.find(({ taking, index }) => mayLieOn(taking, t.at(at, 0), t.top(index), 0)) ??
      store.find(({ index }) => t.size(index) === 0);
    const spaces = piles(SPACES, {
      role: 'tableau',
      lift: 'top',
      placed: true,
      build: anyCard,
      room: 2,
      near: (from, to) => from < SPACES && touches(from, to) && isInLine(from, to),
      reach: (_from, to, _count, t) => placeFor(t, to) !== undefined,
    });
    const capture: Step = (t, move) => {
      const to = toOf(move);
      if (isDrag(move) && to < SPACES) lowestTo(t, to, placeFor(t, to)!.index);
    };
    return {
      places: [...gridOfRows(spaces, ACROSS, { y: 1.15 }), ...rows([[2, ...homes, 1, ...store]])],
      otherwise: [
        [...rows([[...homes, ...store]]), ...partsBroken(spaces, ACROSS, { across: 7, x: 0.5, y: 1.1, down: 0.96 })],
      ],
      hidden: [deck],
      from: deck,
      deal: [dealUp(deck, spaces)],
      after: [capture],
      won: holds(homes, 51),
      score: cardsOn(homes),
    };
  },
});
