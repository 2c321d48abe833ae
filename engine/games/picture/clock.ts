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

/** The fan of an hour, which never holds more than four cards. */
const FAN = { right: 4 } as const;

/** How far from the left an hour stands on the clock's face, in card widths. */
const acrossAt = (hour: number): number => 3.85 * (1 + Math.sin((hour * Math.PI) / 6));
/**
 * How far from the top the hours from 12 to 6 stand, in card heights: on a round face, and on one that is as flat as
 * can be.
 */
const ROUND = Array.from({ length: 7 }, (_, hour) => 2.9 * (1 - Math.cos((hour * Math.PI) / 6)));
const FLAT = [0, 0.15, 1.15, 2.15, 3.15, 4.15, 4.3];
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
    const onFace = (heights: readonly number[]): Place[] =>
      ORDER.map((at) => ({
        pile: at === 0 ? middle : hour(at),
        x: acrossAt(at),
        y: heights[at === 0 ? 3 : Math.min(at, 12 - at)]!,
        hour: at,
      }));
    return {
      places: onFace(ROUND),
      otherwise: [onFace(FLAT)],
      from: middle,
      deal: [dealDown(middle, hours, 4), turnUpTops([middle])],
      after: [tick, turnUpTops([middle])],
      won,
      // Before the end a card face down is not counted, as that would give it away.
      score: (t) => inPlace(t, won(t) ? 'all' : 'seen'),
    };
  },
});
