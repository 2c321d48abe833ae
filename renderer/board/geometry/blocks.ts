import type { BoardPile } from '../model/source.ts';
import type { PilePlace } from './arrangement.ts';

type At = Pick<PilePlace, 'x' | 'y'>;

/** What a pile is for, by its role. */
type Purpose = 'talon' | 'stores' | 'homes' | 'columns';

const PURPOSES: Readonly<Record<BoardPile['role'], Purpose>> = {
  stock: 'talon',
  waste: 'talon',
  cell: 'stores',
  reserve: 'stores',
  foundation: 'homes',
  tableau: 'columns',
};

/** Piles that stay together when a table is laid in another way; lengths in card widths and heights. */
export interface Block {
  readonly purpose: Purpose;
  readonly piles: readonly number[];
  /** From the block's upper left corner, in the order of `piles`. */
  readonly places: readonly At[];
  readonly width: number;
  readonly height: number;
  /** It may be laid in other rows: a single row, or piles other than columns, that do not overlap. */
  readonly isLoose: boolean;
  /** An unbounded fan hangs from its lowest piles. */
  readonly fansDown: boolean;
}

/** The reach of an unbounded fan to the right, and of one card of a bounded one, in cards. */
const FAN_RIGHT = { open: 2.6, card: 0.28 } as const;
/** The reach of an unbounded fan in a block beside others. */
const FAN_BESIDE = 1.5;
/** That of an unbounded fan in one of several rows of fans: enough for five open cards. */
const FAN_IN_ROWS = 1;

/** The room for a note at the right of a card, in card widths, and below it, in card heights. */
const NOTE_ROOM = { right: 0.62, down: 0.36 } as const;

/** Returns how far a pile's fan or note reaches to the right of its first card if nothing is in its way, in cards. */
export function rightRoom(shape: BoardPile, open: number = FAN_RIGHT.open): number {
  const { direction, shown } = shape.fan;
  if (direction !== 'right') return shape.noted?.right ? NOTE_ROOM.right : 0;
  return Math.min(open, (shown - 1) * FAN_RIGHT.card);
}

/** Whether a pile's fan hangs down without bound. */
export const isOpenDown = (shape: BoardPile): boolean => shape.fan.direction === 'down' && shape.fan.shown === Infinity;

/** Returns how far down a bounded fan or a note reaches beyond its first card, in cards. */
export function downRoom(shape: BoardPile): number {
  const { direction, shown } = shape.fan;
  if (direction === undefined) return shape.noted?.down ? NOTE_ROOM.down : 0;
  return direction === 'down' && shown < Infinity ? (shown - 1) * FAN_RIGHT.card : 0;
}

/**
 * Groups a table's piles by purpose. Groups form one block if they lie among each other, or if each pile of one is
 * right under or beside a pile of the other. `apart`: cells and reserves form none with foundations.
 */
export function blocksOf(shapes: readonly BoardPile[], apart = false): Block[] {
  const all = [...shapes.keys()].toSorted((a, b) => (shapes[a]!.seat ?? a) - (shapes[b]!.seat ?? b));
  let groups = [...new Set(Object.values(PURPOSES))]
    .map((purpose) => ({ purpose, piles: all.filter((pile) => PURPOSES[shapes[pile]!.role] === purpose) }))
    .filter(({ piles }) => piles.length > 0);
  for (let again = true; again;) {
    again = false;
    for (const one of groups)
      for (const other of groups) {
        if (one === other || !belong(one.piles, other.piles, shapes)) continue;
        if (apart && [one, other].every(({ purpose }) => purpose === 'stores' || purpose === 'homes')) continue;
        const purpose = other.purpose === 'columns' ? other.purpose : one.purpose;
        const piles = all.filter((pile) => one.piles.includes(pile) || other.piles.includes(pile));
        groups = [...groups.filter((group) => group !== one && group !== other), { purpose, piles }];
        again = true;
        break;
      }
  }
  return groups.map(({ purpose, piles }) => blockOf(purpose, piles, shapes));
}

function blockOf(purpose: Purpose, piles: readonly number[], shapes: readonly BoardPile[]): Block {
  const all = piles.map((pile) => shapes[pile]!);
  const [left, top] = [Math.min(...all.map(({ x }) => x)), Math.min(...all.map(({ y }) => y))];
  const places = all.map(({ x, y }) => ({ x: x - left, y: y - top }));
  const isOneKind = all.every(({ role }) => PURPOSES[role] === purpose);
  const isInRows = places.every(({ y }) => y === 0) || areHangingInRows(all);
  const isLoose = isOneKind && (isInRows || purpose !== 'columns') && !places.some((at, i) => isCrossed(at, places, i));
  return { purpose, piles, places, isLoose, ...extentOf(piles, places, shapes) };
}

/** Whether piles are columns in rows of at least three. */
const areHangingInRows = (piles: readonly BoardPile[]): boolean =>
  piles.every((pile) => isOpenDown(pile) && piles.filter(({ y }) => y === pile.y).length >= 3);

/** Whether a later pile overlaps the one at `i`. */
const isCrossed = ({ x, y }: At, places: readonly At[], i: number): boolean =>
  places.some((other, at) => at > i && Math.abs(other.x - x) < 0.99 && Math.abs(other.y - y) < 0.99);

/** Returns the block with its piles in rows of `across`, with room for their fans. */
export function inRowsOf(block: Block, across: number, shapes: readonly BoardPile[]): Block {
  const fans = block.piles.map((pile) => shapes[pile]!);
  const right = 1 + Math.max(...fans.map((shape) => rightRoom(shape, FAN_IN_ROWS)));
  const down = 1 + Math.max(...fans.map(downRoom));
  const places = block.piles.map((_, at) => ({ x: (at % across) * right, y: Math.floor(at / across) * down }));
  return { ...block, places, ...extentOf(block.piles, places, shapes, FAN_IN_ROWS) };
}

function extentOf(
  piles: readonly number[],
  places: readonly At[],
  shapes: readonly BoardPile[],
  open = FAN_BESIDE,
): Pick<Block, 'width' | 'height' | 'fansDown'> {
  const height = Math.max(...places.map(({ y }, at) => y + 1 + downRoom(shapes[piles[at]!]!)));
  return {
    width: Math.max(...places.map(({ x }, at) => x + 1 + rightRoom(shapes[piles[at]!]!, open))),
    height,
    fansDown: piles.some((pile, at) => isOpenDown(shapes[pile]!) && places[at]!.y + 1 > height - 0.5),
  };
}

/**
 * Whether two groups form one block: they lie among each other, not just in one row, or one of them is foundations,
 * each right above, below or beside its pile.
 */
function belong(one: readonly number[], other: readonly number[], shapes: readonly BoardPile[]): boolean {
  const [a, b] = [boxOf(one, shapes), boxOf(other, shapes)];
  const inOneRow = a.top === b.top && a.bottom - a.top === 1 && b.bottom - b.top === 1;
  const among = !inOneRow && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const purposes = [one, other].map((piles) => piles.map((pile) => PURPOSES[shapes[pile]!.role]));
  const homes = purposes.some((each) => each.includes('homes')) && !purposes.some((each) => each.includes('talon'));
  return (
    among ||
    (homes && one.length > 1 && isNear(a, b) && (isAlong('x', one, other, shapes) || isAlong('y', one, other, shapes)))
  );
}

/** Whether no card has room between two boxes. */
const isNear = (a: Extent, b: Extent): boolean =>
  Math.max(a.left, b.left) - Math.min(a.right, b.right) < 1 &&
  Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom) < 1;

function isAlong(
  axis: 'x' | 'y',
  one: readonly number[],
  other: readonly number[],
  shapes: readonly BoardPile[],
): boolean {
  const along = (piles: readonly number[]): string =>
    [...new Set(piles.map((pile) => shapes[pile]![axis]))].toSorted((a, b) => a - b).join(' ');
  const steps = new Set(one.map((pile) => shapes[pile]![axis])).size;
  return steps === one.length && along(one) === along(other);
}

interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function boxOf(piles: readonly number[], shapes: readonly BoardPile[]): Extent {
  const [xs, ys] = [piles.map((pile) => shapes[pile]!.x), piles.map((pile) => shapes[pile]!.y)];
  return { left: Math.min(...xs), right: Math.max(...xs) + 1, top: Math.min(...ys), bottom: Math.max(...ys) + 1 };
}
