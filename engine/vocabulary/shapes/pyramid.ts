import { isFaceDown } from '../../model/card.ts';
import type { Place } from '../../model/variant.ts';
import { Pile, type PileRules, type Step } from '../../model/pile.ts';
import { type Need, onlyWhen } from '../actions.ts';
import { coveredBy } from '../conditions.ts';

/** One place of a pyramid: its row from the top, x in card widths, and the spots of the next row that lie on it. */
export interface PyramidSpot {
  readonly row: number;
  readonly x: number;
  readonly covers: readonly number[];
}

/**
 * Makes spots from the x of each row's cards; a card is covered by those half a width to either side in the next row.
 */
export function spotsIn(lines: readonly (readonly number[])[]): PyramidSpot[] {
  const flat = lines.flatMap((line, row) => line.map((x) => ({ row, x })));
  const covers = ({ row, x }: { row: number; x: number }): number[] =>
    flat.flatMap((other, at) => (other.row === row + 1 && Math.abs(other.x - x) === 0.5 ? [at] : []));
  return flat.map(({ row, x }) => ({ row, x, covers: covers({ row, x }) }));
}

/** Puts several groups of spots on one table, numbered one after the other. */
export function spotsTogether(...groups: readonly (readonly PyramidSpot[])[]): PyramidSpot[] {
  const all: PyramidSpot[] = [];
  for (const group of groups) {
    const first = all.length;
    for (const spot of group) all.push({ ...spot, covers: spot.covers.map((at) => at + first) });
  }
  return all;
}

/** Returns the x of `count` spots side by side, the first at `x`. */
export const lineOf = (count: number, x: number): number[] => Array.from({ length: count }, (_, at) => x + at);

/** Returns the rows of a pyramid, the single card first. */
export const pyramidOf = (rows: number): number[][] =>
  lineOf(rows, 1).map((cards) => lineOf(cards, (rows - cards) / 2));

/** A pyramid of seven rows. */
export const PYRAMID: readonly (readonly number[])[] = pyramidOf(7);

/** Makes a pile for each spot, out of play while a card lies on it. */
export function onSpots(spots: readonly PyramidSpot[], rules: PileRules): Pile[] {
  const made: Pile[] = [];
  for (const spot of spots.toReversed()) {
    const covered = coveredBy(spot.covers.map((at) => made[spots.length - 1 - at]!));
    const open: Need = { met: (t, at) => !covered(t, at), why: () => ({ code: 'covered' }) };
    const tap = rules.tap && onlyWhen(open, rules.tap, 'first');
    made.push(new Pile({ ...rules, covered, ...(tap && { tap }) }));
  }
  return made.toReversed();
}

/** Lays each pile on its spot, the rows `step` card heights apart. */
export const atSpots = (spots: readonly PyramidSpot[], piles: readonly Pile[], y: number, step = 1 / 3): Place[] =>
  piles.map((pile, at) => ({ pile, x: spots[at]!.x, y: y + spots[at]!.row * step }));

/** Turns up every card that no other lies on. */
export const turnUpOpen = (piles: readonly Pile[]): Step => {
  const turnUp: Step = (t) => {
    for (const { index, rules } of piles) {
      if (isFaceDown(t.top(index)) && !rules.covered?.(t, index)) t.turn(index, t.size(index) - 1);
    }
  };
  return Object.assign(turnUp, { turnsUp: true as const });
};
