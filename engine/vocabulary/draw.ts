import { mayLieOn, takerOf } from '../model/acceptance.ts';
import { fromOf, isDrag, toOf } from '../model/move.ts';
import type { Pile, Step } from '../model/pile.ts';
import type { Table } from '../model/table.ts';
import { pile, reserve } from './piles.ts';
import { anyCard } from './relations.ts';

/** The place of the draw, and the steps that follow when a card is laid there. */
interface Draw {
  readonly place: Pile;
  readonly after: Step;
}

/**
 * Makes the draw, which plays the card under a fan's top card once in a game. The top card is lifted to a place of its
 * own, the other goes to a foundation if one takes it, else to another fan, and the lifted card returns to its fan.
 * @param drawn the counter that is 1 once the draw has been made
 */
export function drawOnce(drawn: number, homes: readonly Pile[], fans: readonly Pile[]): Draw {
  const takers = (from: number): Pile[] => [...homes, ...fans].filter(({ index }) => index !== from);
  const isWanted = (t: Table, from: number): boolean => {
    const card = t.at(from, t.size(from) - 2);
    return card !== 0 && takers(from).some((to) => mayLieOn(to.taking, card, t.top(to.index), 0));
  };
  const place = pile(
    reserve({
      start: anyCard,
      room: 1,
      reach: (from, _to, _count, t) =>
        t.counter(drawn) === 0 && fans.some(({ index }) => index === from) && isWanted(t, from),
      outOfReach: 'draw',
    }),
  );
  return {
    place,
    after(t, move) {
      if (!isDrag(move) || toOf(move) !== place.index) return;
      const from = fromOf(move);
      const taker = takerOf(t, from, takers(from));
      if (taker !== undefined) t.move(from, taker.index, 1);
      t.move(place.index, from, 1);
      t.set(drawn, 1);
    },
  };
}
