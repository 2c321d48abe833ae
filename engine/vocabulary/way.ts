import { type Rank, rankOf } from '../model/card.ts';
import { BASE } from '../model/counters.ts';
import type { Pile, Relation, Step, Test } from '../model/pile.ts';
import type { Table } from '../model/table.ts';
import type { Fact } from '../model/variant.ts';
import { build, down, sameSuit, up, wrapped } from './relations.ts';

/*
 * Foundations that all go up from the base card or all go down: the first card put on one of them sets the direction.
 */

/**
 * Added to the base rank in its counter once the direction is set: relations are tabulated for each value of the
 * counter.
 */
const [UP, DOWN] = [16, 32];
const baseRank = (counter: number): Rank => counter % UP;

const upward = build(wrapped(up), sameSuit);
const downward = build(wrapped(down), sameSuit);

/** Builds in suit in the direction that is set, or in either while none is; base cards go on nothing. */
export const chosenWay: Relation = (card, onto, base) =>
  rankOf(card) !== baseRank(base) &&
  ((base < DOWN && upward(card, onto, 0)) || ((base < UP || base > DOWN) && downward(card, onto, 0)));

/** Cards of the base rank, whether or not a direction is set. */
export const baseEitherWay: Test = (card, base) => rankOf(card) === baseRank(base);

/** Sets the direction from the first card put on a base card. */
export const chooseWay =
  (homes: readonly Pile[]): Step =>
  (t) => {
    if (t.counter(BASE) > UP) return;
    const begunHome = homes.find(({ index }) => t.size(index) > 1);
    if (begunHome === undefined) return;
    t.add(BASE, upward(t.at(begunHome.index, 1), t.at(begunHome.index, 0), 0) ? UP : DOWN);
  };

export const baseOfWayShown = (t: Table): Fact => ({ kind: 'base', value: baseRank(t.counter(BASE)) });
