import type { LessonPoint } from './point.ts';
import { moveKindOf, pointNameOf, pointWorthOf } from './worth.ts';

/** The most points shown, and the fewest if there are enough moves. */
export const MAX_POINTS = 7;
export const MIN_POINTS = 3;
/** At most this many moves are made to show a point. */
export const MAX_STEP_MOVES = 10;
/** At most this many moves are shown in one step; longer ones are divided. */
const MAX_SHOWN_MOVES = 4;
/** A point after this many moves has half the value of a point shown at once. */
const HALF_WORTH_MOVES = 20;
/** At most this many moves are made to show a point, for each unit of its value. */
const MAX_MOVES_PER_WORTH = 2;
/** A line that is cut down has at most this many moves. */
const MAX_LESSON_MOVES = 20;
/** At most one of this many consecutive points is a click on the stock. */
const STOCK_SPACING = 3;

/** A move that shows a point. */
export interface ShownPoint {
  readonly at: number;
  readonly point: LessonPoint;
  readonly worth: number;
}

/** Returns the point that the move at an index of a line shows. */
export const shownAt = (at: number, point: LessonPoint): ShownPoint => ({
  at,
  point,
  worth: pointWorthOf(point) / (1 + at / HALF_WORTH_MOVES),
});

/** Whether it is a click on the stock. */
const isStockClick = ({ point: { from, by } }: ShownPoint): boolean => from === 'stock' && by !== 'drag';

/** Adds the first moves of the game, whatever they are, until there are `MIN_POINTS`. */
export const withFirstMoves = (best: readonly ShownPoint[], all: readonly ShownPoint[]): ShownPoint[] => [
  ...best,
  ...all.filter((one) => !best.includes(one)).slice(0, Math.max(0, MIN_POINTS - best.length)),
];

/** Adds the first moves of the game until there are `MIN_POINTS` without clicks on the stock, and those last. */
export function withFirstOthers(best: readonly ShownPoint[], all: readonly ShownPoint[]): ShownPoint[] {
  const others = all.filter((one) => !best.includes(one));
  const added = [...others.filter((one) => !isStockClick(one)), ...others.filter(isStockClick)];
  return [...best, ...added.slice(0, Math.max(0, MIN_POINTS - best.filter((one) => !isStockClick(one)).length))];
}

/**
 * Sorts by the order of the game. Ends before the first point that takes more than `most` moves, or more than its value
 * allows.
 */
export function inOrder(some: readonly ShownPoint[], most: number): ShownPoint[] {
  const ordered = some.toSorted((one, other) => one.at - other.at);
  const end = ordered.findIndex(
    ({ at, point }, nth) =>
      most !== Infinity &&
      (at - (ordered[nth - 1]?.at ?? -1) > Math.min(most, MAX_MOVES_PER_WORTH * pointWorthOf(point)) ||
        at >= MAX_LESSON_MOVES),
  );
  return end < 0 ? ordered : ordered.slice(0, end);
}

/** Sorts by the order of the game, and adds points where one would take too many moves. */
export function bridged(some: readonly ShownPoint[], all: readonly ShownPoint[], most: number): ShownPoint[] {
  const shown: ShownPoint[] = [];
  for (const one of some.toSorted((a, b) => a.at - b.at)) {
    const last = shown.at(-1)?.at ?? -1;
    const between = all.filter(({ at }) => at > last && at < one.at && at - last <= most && one.at - at <= most);
    if (one.at - last > most) shown.push(...between.filter((other) => !isStockClick(other)).slice(-1));
    shown.push(one);
  }
  return inOrder(shown, most).slice(0, MAX_POINTS);
}

/** Returns the summed value of points, each kind counted once. */
export function distinctWorthOf(shown: readonly ShownPoint[]): number {
  const worths = new Map(shown.toReversed().map(({ point, worth }) => [pointNameOf(point), worth]));
  return [...worths.values()].reduce((sum, worth) => sum + worth, 0);
}

/** Leaves out clicks on the stock that follow another one too soon. */
export function spaced(shown: readonly ShownPoint[]): ShownPoint[] {
  const kept: ShownPoint[] = [];
  for (const one of shown) if (!isStockClick(one) || !kept.slice(1 - STOCK_SPACING).some(isStockClick)) kept.push(one);
  return kept;
}

/**
 * Returns the points wanted, in order, with as many others between them as it takes that no step has too many moves and
 * clicks on the stock are apart. `all`: the points of the line. Undefined: there are too few others, or too many steps.
 */
export function readable(wanted: readonly ShownPoint[], all: readonly ShownPoint[]): ShownPoint[] | undefined {
  const shown: ShownPoint[] = [];
  for (const one of wanted) {
    const others = all.filter(({ at }) => at < one.at && !wanted.some((other) => other.at === at));
    while (one.at - lastOf(shown) > MAX_STEP_MOVES) {
      const last = lastOf(shown);
      const next = others.findLast(
        (other) => !isStockClick(other) && other.at > last && other.at <= last + MAX_STEP_MOVES,
      );
      if (!next) return undefined;
      shown.push(next);
    }
    const lacking = isStockClick(one) ? clicksApart(shown) : 0;
    const between = others.filter((other) => !isStockClick(other) && other.at > lastOf(shown));
    if (between.length < lacking) return undefined;
    shown.push(...between.slice(between.length - lacking), one);
  }
  return shortened(shown);
}

/**
 * Returns the points shown with others between them, so that no step has more than `MAX_SHOWN_MOVES` moves, except one
 * that only clicks the stock several times. `all`: the points of all moves.
 */
export function divided(shown: readonly ShownPoint[], all: readonly ShownPoint[]): ShownPoint[] {
  const steps: ShownPoint[] = [];
  for (const one of shown) {
    while (one.at - lastOf(steps) > MAX_SHOWN_MOVES) {
      const rest = all.slice(lastOf(steps) + 1, one.at);
      const other = rest.findIndex((point) => !isStockClick(point));
      const clicks = other < 0 ? rest.length : other;
      if (clicks < MAX_SHOWN_MOVES)
        steps.push(rest.slice(0, evenly(1 + rest.length)).findLast((point) => !isStockClick(point)) ?? rest[clicks]!);
      else steps.push(clicked(rest.slice(0, clicks)));
    }
    steps.push(one);
  }
  return steps;
}

/** Returns the number of moves of the first of equally long steps. */
const evenly = (moves: number): number => Math.ceil(moves / Math.ceil(moves / MAX_SHOWN_MOVES));

/** Returns the point that clicks on the stock show together. */
function clicked(clicks: readonly ShownPoint[]): ShownPoint {
  const last = clicks.at(-1)!;
  return { ...last, point: { ...last.point, kind: 'clicks', count: clicks.length } };
}

/** The index of the last move of the points shown. */
const lastOf = (shown: readonly ShownPoint[]): number => shown.at(-1)?.at ?? -1;

/** Counts the points that must come before the next click on the stock. */
export function clicksApart(shown: readonly ShownPoint[]): number {
  const since = shown.length - 1 - shown.findLastIndex(isStockClick);
  return since === shown.length ? 0 : Math.max(0, STOCK_SPACING - 1 - since);
}

/** Leaves out points of a kind that is shown twice where there are too many. */
function shortened(shown: readonly ShownPoint[]): ShownPoint[] | undefined {
  if (shown.length <= MAX_POINTS) return [...shown];
  for (let nth = shown.length - 2; nth >= 0; nth--) {
    const kind = moveKindOf(shown[nth]!.point);
    const isTwice = shown.some(({ point }, at) => at !== nth && moveKindOf(point) === kind);
    const rest = shown.toSpliced(nth, 1);
    const kept = isTwice && isReadable(rest) ? shortened(rest) : undefined;
    if (kept) return kept;
  }
  return undefined;
}

/** Whether no step has too many moves and no two clicks on the stock are too close to each other. */
const isReadable = (shown: readonly ShownPoint[]): boolean =>
  shown.every(({ at }, nth) => at - (shown[nth - 1]?.at ?? -1) <= MAX_STEP_MOVES) &&
  spaced(shown).length === shown.length;

/** Lists the first point of each of these kinds. */
export const firstOfKinds = (all: readonly ShownPoint[], kinds: ReadonlySet<string>): ShownPoint[] =>
  all.filter(({ point }, at) => {
    const kind = moveKindOf(point);
    return kind !== undefined && kinds.has(kind) && all.findIndex((one) => moveKindOf(one.point) === kind) === at;
  });
