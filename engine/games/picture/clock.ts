import { isFaceDown, KING, rankOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import type { Place } from '../../model/variant.ts';
import { drag, isDrag, toOf } from '../../model/move.ts';
import type { Action, Pile, Step } from '../../model/pile.ts';
import type { Table } from '../../model/table.ts';
import { topIs } from '../../vocabulary/conditions.ts';
import { dealDown, lowestTo, turnUpTops } from '../../vocabulary/deals.ts';
import { eachPile, pile, reserve } from '../../vocabulary/piles.ts';
import { kings } from '../../vocabulary/relations.ts';

/** The fan of an hour, which never has more than four cards. */
const FAN = { right: 4 } as const;

/** Half the width of the clock's face, in card widths: round, and in a tall window. */
const [USUAL, SLIM] = [3.85, 2.85];
/**
 * The distances of the hours from 12 to 6 from the top, in card heights: on a round face, and on one as flat as
 * possible.
 */
const ROUND = Array.from({ length: 7 }, (_, hour) => 2.9 * (1 - Math.cos((hour * Math.PI) / 6)));
const FLAT = [0, 0.15, 1.15, 2.15, 3.15, 4.15, 4.3];
const TALL = [0, 0.96, 1.97, 3, 4.03, 5.04, 6];
/** The hours by their piles' numbers; 0 stands for the middle. */
const ORDER = [11, 12, 1, 10, 2, 9, 0, 3, 8, 4, 7, 6, 5];

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
      name: 'pile',
      fan: FAN,
      takes: (card) => rankOf(card) === at + 1,
      double: (_, to) => [drag(middle.index, 1, to)],
    }));
    const toHour = (_: unknown, at: number): number[] => hours.map((to) => drag(at, 1, to.index));
    const middle = pile(reserve({ fan: FAN, tap: goOn, double: toHour }));
    const hour = (number: number): Pile => hours[number - 1]!;
    const tick: Step = (t, move) => {
      if (isDrag(move)) lowestTo(t, toOf(move), middle.index);
    };
    /** Counts cards in their places: of all, or only of those face up. */
    const inPlace = (t: Table, which: 'all' | 'seen'): number =>
      hours.reduce((sum, { index }, at) => {
        const cards = Array.from({ length: t.size(index) }, (_, i) => t.at(index, i));
        return sum + cards.filter((card) => rankOf(card) === at + 1 && (which === 'all' || !isFaceDown(card))).length;
      }, 0);
    const won = (t: Table): boolean => inPlace(t, 'all') === 48;
    const onFace = (heights: readonly number[], half = USUAL): Place[] =>
      ORDER.map((at) => ({
        pile: at === 0 ? middle : hour(at),
        x: half * (1 + Math.sin((at * Math.PI) / 6)),
        y: heights[at === 0 ? 3 : Math.min(at, 12 - at)]!,
        hour: at,
      }));
    return {
      places: onFace(ROUND),
      otherwise: [onFace(FLAT), onFace(TALL, SLIM)],
      from: middle,
      deal: [dealDown(middle, hours, 4), turnUpTops([middle])],
      after: [tick, turnUpTops([middle])],
      won,
      // Before the end a card face down is not counted, as that would give it away.
      score: (t) => inPlace(t, won(t) ? 'all' : 'seen'),
    };
  },
});
