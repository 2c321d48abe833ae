import {
  fromOf,
  inSeatOrder,
  isDrag,
  type PileShape,
  type Session,
  type TableView,
  toOf,
} from '../../../../engine/rules.ts';
import type { FocusStep } from '../../model/table/table-key.ts';
import { type Spot, spotsOf, topOf } from '../../model/table/spots.ts';
import { laidPilesOf } from '../../model/table/laid-piles.ts';

/** The table as the focus moves over it. */
export interface FocusMap {
  readonly shapes: readonly PileShape[];
  readonly table: TableView;
  /** Piles that a legal move leads to or acts on, including gaps that no single card may start. */
  readonly open: ReadonlySet<number>;
  /** Empty places that are out of play. */
  readonly gone: ReadonlySet<number>;
  /** Whether the layout is mirrored. */
  readonly mirrored: boolean;
}

export function focusMapOf(session: Session, mirrored = false): FocusMap {
  const open = new Set(session.legalMoves().map((move) => (isDrag(move) ? toOf(move) : fromOf(move))));
  const gone = new Set([...session.shapes.keys()].filter((pile) => session.isGone(pile)));
  return { shapes: laidPilesOf(session), table: session.table, open, gone, mirrored };
}

/** Returns where a step leads: over the cards of a fan first, then to the nearest pile in that direction. */
export function stepFrom(spot: Spot, step: FocusStep, map: FocusMap): Spot {
  const within = stepWithin(spot, step, map);
  if (within !== undefined) return { pile: spot.pile, index: within };
  if (step === 'home' || step === 'end') return spot;
  const pile = step === 'first' || step === 'last' ? outermost(step, map) : nearest(spot, step, map);
  return pile === undefined ? spot : topOf(pile, map.table);
}

/** Returns the spot, or the nearest valid one if the table has changed. */
export function settleFocus(spot: Spot, map: FocusMap): Spot {
  const { table } = map;
  if (!stands(spot.pile, map)) return topOf(outermost('first', map) ?? 0, table);
  const spots = spotsOf(spot.pile, map.shapes[spot.pile], table);
  return spots.includes(spot.index) ? spot : topOf(spot.pile, table);
}

/** Returns the steps that lead back and forth over the cards of a fan. */
function wayOf(shape: PileShape | undefined): readonly [back: FocusStep, on: FocusStep] {
  return shape?.fan.direction === 'right' ? ['left', 'right'] : ['up', 'down'];
}

/** Returns the next card of the same pile, skipping face-down cards; undefined: the step leaves the pile. */
function stepWithin({ pile, index }: Spot, step: FocusStep, { shapes, table }: FocusMap): number | undefined {
  const spots = spotsOf(pile, shapes[pile], table);
  const [back, on] = wayOf(shapes[pile]);
  if (step === 'home') return spots[0];
  if (step === 'end') return spots.at(-1);
  if (step === back) return spots.findLast((other) => other < index);
  return step === on ? spots.find((other) => other > index) : undefined;
}

/** Whether a pile is visible: it has cards or is an empty place that takes some, and lies under no other pile. */
function stands(pile: number, { shapes, table, open, gone }: FocusMap): boolean {
  const shape = shapes[pile];
  if (!shape || gone.has(pile)) return false;
  if (!(table.size(pile) > 0 || shape.starts !== undefined || shape.redeals || open.has(pile))) return false;
  return !shapes.some(({ x, y }, at) => at > pile && x === shape.x && y === shape.y && table.size(at) > 0);
}

/** Lists the visible piles in the order of their places. */
export const visiblePiles = (map: FocusMap): number[] =>
  inSeatOrder(map.shapes).flatMap(([pile]) => (stands(pile, map) ? [pile] : []));

const outermost = (end: 'first' | 'last', map: FocusMap): number | undefined =>
  visiblePiles(map).at(end === 'first' ? 0 : -1);

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/**
 * Returns the pile that a step leads to. To the left and right, the end of a line leads on to the next line instead of
 * diagonally into it.
 */
function nearest({ pile: from }: Spot, step: FocusStep, map: FocusMap): number | undefined {
  const [right, dy] = DIRECTIONS[step] ?? [0, 0];
  const dx = map.mirrored ? -right : right;
  const around = aroundOf(from, map);
  const next = ahead(around, dx, dy);
  return next && (dx === 0 || !isAslant(next, around, map)) ? next.pile : readOn(from, right, map);
}

/** The position of a pile relative to another, in card sizes. */
interface Near {
  readonly pile: number;
  readonly x: number;
  readonly y: number;
}

function aroundOf(from: number, map: FocusMap): readonly Near[] {
  const placeOf = (pile: number) => map.shapes[pile] ?? { x: 0, y: 0 };
  const here = placeOf(from);
  return visiblePiles(map).map((pile) => ({ pile, x: placeOf(pile).x - here.x, y: placeOf(pile).y - here.y }));
}

/** Card heights by which a pile lies above or below another at least; a window may draw less as one line. */
const MIN_BELOW = 0.46;

/** Returns the nearest pile in a direction; distance to the side counts more than along the way. */
function ahead(around: readonly Near[], dx: number, dy: number): Near | undefined {
  const distances = around.flatMap((near) => {
    const [along, aside] = [near.x * dx + near.y * dy, Math.abs(near.x * dy) + Math.abs(near.y * dx)];
    return along > (dy === 0 ? 0.01 : MIN_BELOW) ? [{ near, distance: along + 3 * aside }] : [];
  });
  return distances.toSorted((a, b) => a.distance - b.distance)[0]?.near;
}

/**
 * Distances in card sizes: piles nearer than `SAME_COLUMN` or `SAME_LINE` are in one column or line; lines
 * `SEPARATE_LINES` do not overlap.
 */
const SAME_COLUMN = 0.5;
const SAME_LINE = 0.2;
const SEPARATE_LINES = 0.9;

/**
 * Whether a pile is in another line that the arrows up and down reach straight from here. A column does not count,
 * because its cards may reach down to beside this pile.
 */
function isAslant({ pile, y }: Near, around: readonly Near[], { shapes }: FocusMap): boolean {
  const shape = shapes[pile];
  if (Math.abs(y) < SEPARATE_LINES || shape?.fan.direction === 'down') return false;
  return around.some(
    (near) => near.pile !== pile && Math.abs(near.x) < SAME_COLUMN && Math.abs(near.y - y) < SAME_LINE,
  );
}

/**
 * Returns the next pile, or the previous one, in reading order; undefined at either end. Without this, no arrow would
 * lead to some piles of Isabel, which are never the nearest pile.
 */
function readOn(from: number, way: number, map: FocusMap): number | undefined {
  const { shapes, mirrored } = map;
  const placeOf = (pile: number) => shapes[pile] ?? { x: 0, y: 0 };
  const inLine = (a: number, b: number): number => (placeOf(a).x - placeOf(b).x) * (mirrored ? -1 : 1);
  const order = visiblePiles(map).toSorted((a, b) => placeOf(a).y - placeOf(b).y || inLine(a, b));
  return way === 0 ? undefined : order[order.indexOf(from) + way];
}
