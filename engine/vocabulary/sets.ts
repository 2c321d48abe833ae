import { type Card, rankOf } from '../model/card.ts';
import type { Measure, Pile, Step, Test } from '../model/pile.ts';
import { cardsOn } from './conditions.ts';
import { piles, reserve } from './piles.ts';
import { anySuit } from './relations.ts';

/**
 * Makes `count` places for the cards of a set, one each: cards that pass `start`, of different ranks and of suits that
 * all fit.
 */
export function setPlaces(count: number, start: Test, suits: (card: Card, other: Card) => boolean = anySuit): Pile[] {
  const fits = (card: Card, other: Card): boolean => rankOf(card) !== rankOf(other) && suits(card, other);
  const places: Pile[] = piles(
    count,
    reserve({
      lift: 'nothing',
      start,
      room: 1,
      reach: (from, _to, _count, t) =>
        places.every(({ index }) => t.size(index) === 0 || fits(t.top(from), t.top(index))),
    }),
  );
  return places;
}

/** Does `fill` only while none of these places holds a card. */
export const fillBetweenSets =
  (set: readonly Pile[], fill: Step): Step =>
  (t, move) => {
    if (set.every(({ index }) => t.size(index) === 0)) fill(t, move);
  };

/**
 * Counts the cards that are `out`, then those of an unfinished set; 0 when the cards on `table` cannot complete it with
 * a card of each rank that `start` admits.
 */
export function setOutlook(set: readonly Pile[], table: readonly Pile[], start: Test, out: Pile): Measure {
  const stored = cardsOn(set);
  return (t) => {
    const open = [...set, ...table].flatMap(({ index }) => (t.size(index) > 0 ? [t.top(index)] : []));
    const ranks = new Set(open.filter((card) => start(card, 0)).map((card) => rankOf(card)));
    return stored(t) === 0 || ranks.size === set.length ? 1 + 2 * t.size(out.index) + stored(t) : 0;
  };
}
