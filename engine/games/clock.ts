import { isFaceDown, KING, rankOf } from '../model/card.ts';
import { defineGame } from '../model/game.ts';
import { rows } from '../model/variant.ts';
import { drag, isDrag, toOf } from '../model/move.ts';
import type { Action, Measure, Pile, Step } from '../model/pile.ts';
import { topIs } from '../vocabulary/conditions.ts';
import { dealDown, lowestTo, turnUpTops } from '../vocabulary/deals.ts';
import { eachPile, pile, reserve } from '../vocabulary/piles.ts';
import { kings } from '../vocabulary/relations.ts';

export default defineGame({
  id: 'clock',
  name: 'Clock',
  version: 2,
  variant() {
    const isKing = topIs(kings);
    /** A king stays in the middle and brings up the lowest card there. */
    const goOn: Action = {
      can: (t, at) => isKing(t, at) && isFaceDown(t.at(at, 0)),
      run(t, at) {
        for (let i = 1; i < t.size(at); i++) t.swap(at, i - 1, i);
      },
      why: () => ({ code: 'turned-up' }),
    };
    const hours: Pile[] = eachPile(KING - 1, (at) => ({
      role: 'tableau',
      fan: 'right',
      takes: (card) => rankOf(card) === at + 1,
      double: (_, to) => [drag(middle.index, 1, to)],
    }));
    const toHour = (_: unknown, at: number): number[] => hours.map((to) => drag(at, 1, to.index));
    const middle = pile(reserve({ fan: 'right', tap: goOn, double: toHour }));
    const hour = (number: number): Pile => hours[number - 1]!;
    const tick: Step = (t, move) => {
      if (isDrag(move)) lowestTo(t, toOf(move), middle.index);
    };
    /** Cards in their places, whichever side is up. */
    const inPlace: Measure = (t) =>
      hours.reduce((sum, { index }, at) => {
        const cards = Array.from({ length: t.size(index) }, (_, i) => t.at(index, i));
        return sum + cards.filter((card) => rankOf(card) === at + 1).length;
      }, 0);
    return {
      places: rows([
        [1, hour(11), 1, hour(12), 1, hour(1)],
        [hour(10), 5, hour(2)],
        [hour(9), 2, middle, 2, hour(3)],
        [hour(8), 5, hour(4)],
        [1, hour(7), 1, hour(6), 1, hour(5)],
      ]),
      from: middle,
      deal: [dealDown(middle, hours, 4), turnUpTops([middle])],
      after: [tick, turnUpTops([middle])],
      won: (t) => inPlace(t) === 48,
      score: inPlace,
    };
  },
});
