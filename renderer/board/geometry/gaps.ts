/** The possible distances from one card of a fan to the next, in pixels, from ample to scarce room. */
export interface Gap {
  readonly open: number;
  /** The whole rank shows; the least for a card face down. */
  readonly readable: number;
  /** The rank can still be distinguished from others. */
  readonly distinct: number;
  /** The card can still be counted. */
  readonly least: number;
}

/** This many of the top gaps stay readable when those under them close up, because the game is played there. */
const READABLE_GAPS = 3;
/** If even the least gap is too much, this share of it remains. */
const SLIVER = 0.4;

/** Narrows gaps, none below its `least`, by no more than it takes to fit the room. */
type Narrowing = (gaps: readonly number[], least: readonly number[], room: number) => readonly number[];

const isFaceDown = ({ readable, least }: Gap): boolean => readable === least;

/**
 * Returns the gaps of a fan in this room, the lowest first. Cards face down close up first, then those face up as far
 * as each can still be distinguished. With even less room the lowest close up one by one, so that the last few ranks
 * stay whole, until these give way too.
 */
export function closedUp(gaps: readonly Gap[], room: number): readonly number[] {
  const open = gaps.map(({ open }) => open);
  if (sumOf(open) <= room) return open;
  const first = gaps.length - READABLE_GAPS;
  const each = (under: (gap: Gap) => number, last = under): readonly number[] =>
    gaps.map((gap, at) => (at < first ? under(gap) : last(gap)));
  const readable = ({ readable }: Gap): number => readable;
  const distinct = ({ distinct }: Gap): number => distinct;
  const openFaces = each((gap) => (isFaceDown(gap) ? gap.least : gap.open));
  const counted = each(({ least }) => least, readable);
  const slivers = each(({ least }) => least * SLIVER, distinct);
  const steps: readonly (readonly [Narrowing, from: readonly number[], to: readonly number[]])[] = [
    [evenly, open, openFaces],
    [evenly, openFaces, each(distinct)],
    [fromBelow, each(distinct, readable), counted],
    [evenly, counted, slivers],
    [evenly, slivers, each(() => 0)],
  ];
  const [narrow, from, to] = steps.find(([, , to]) => sumOf(to) <= room) ?? steps.at(-1)!;
  return narrow(from, to, room);
}

/**
 * Returns the gaps of a fan whose top cards matter most. Where ranks would be partly covered, the lowest cards lie
 * right on each other, and as many of the top cards as have room show their whole rank.
 */
export function heapedUp(gaps: readonly Gap[], room: number): readonly number[] {
  const closed = closedUp(gaps, room);
  if (closed.every((gap, at) => gap >= gaps[at]!.readable)) return closed;
  let taken = 0;
  const fromTop = gaps.toReversed().map(({ readable }) => {
    taken += readable;
    return taken <= room ? readable : 0;
  });
  return fromTop.toReversed();
}

/** The gaps beside a card that opens give up at most this share of their width. */
const MAX_GIVEN = 0.5;

/**
 * Redistributes the same room: one card shows as much as it wants. Its upper edge stays where it is as long as the
 * cards after it can give the room, and only then moves up; so what showed of the card remains where it was, and shows
 * more.
 */
export function openedAt(closed: readonly number[], wanted: readonly Gap[], card: number): readonly number[] {
  const grows = Math.max(0, wanted[card]!.open - closed[card]!);
  const [before, after] = [sumOf(closed.slice(0, card)), sumOf(closed.slice(card + 1))];
  const fromAfter = Math.min(grows, after * MAX_GIVEN);
  const fromBefore = Math.min(grows - fromAfter, before * MAX_GIVEN);
  return closed.map((gap, at) => {
    if (at === card) return gap + fromAfter + fromBefore;
    return gap * (1 - (at < card ? fromBefore / (before || 1) : fromAfter / (after || 1)));
  });
}

const sumOf = (gaps: readonly number[]): number => gaps.reduce((sum, gap) => sum + gap, 0);

/** Narrows all gaps by the same share of what each may give. */
function evenly(gaps: readonly number[], least: readonly number[], room: number): readonly number[] {
  const [wide, narrow] = [sumOf(gaps), sumOf(least)];
  const share = Math.max(0, room - narrow) / (wide - narrow || 1);
  return gaps.map((gap, at) => least[at]! + (gap - least[at]!) * share);
}

/** Narrows the lowest gaps first, each as far as it can. */
function fromBelow(gaps: readonly number[], least: readonly number[], room: number): readonly number[] {
  let over = sumOf(gaps) - room;
  return gaps.map((gap, at) => {
    const given = Math.min(over, gap - least[at]!);
    over -= given;
    return gap - given;
  });
}
