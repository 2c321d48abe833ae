/** How far one card of a fan lies from the next, in pixels: where there is room, and ever less where there is not. */
export interface Gap {
  readonly open: number;
  /** The whole rank is seen; face down no more than the least. */
  readonly readable: number;
  /** The rank can still be told from others. */
  readonly told: number;
  /** The card can still be counted. */
  readonly least: number;
}

/** So many of the top gaps stay readable when those under them close up: there the game is played. */
const LAST = 3;
/** What is left of a least gap where even that is too much. */
const SLIVER = 0.4;

/** Makes gaps narrower, none narrower than these others, by no more than it takes to fit into that room. */
type Narrowing = (gaps: readonly number[], least: readonly number[], room: number) => readonly number[];

const isFaceDown = ({ readable, least }: Gap): boolean => readable === least;

/**
 * So wide are the gaps of a fan in that room, the lowest first. Cards face down close up before all others, and these
 * as far as each can be told. Where there is less room the lowest close up one after the other, for the whole ranks of
 * the last few, until these give way too.
 */
export function closedUp(gaps: readonly Gap[], room: number): readonly number[] {
  const open = gaps.map(({ open }) => open);
  if (sumOf(open) <= room) return open;
  const first = gaps.length - LAST;
  const each = (under: (gap: Gap) => number, last = under): readonly number[] =>
    gaps.map((gap, at) => (at < first ? under(gap) : last(gap)));
  const readable = ({ readable }: Gap): number => readable;
  const told = ({ told }: Gap): number => told;
  const openFaces = each((gap) => (isFaceDown(gap) ? gap.least : gap.open));
  const counted = each(({ least }) => least, readable);
  const slivers = each(({ least }) => least * SLIVER, told);
  const steps: readonly (readonly [Narrowing, from: readonly number[], to: readonly number[]])[] = [
    [evenly, open, openFaces],
    [evenly, openFaces, each(told)],
    [fromBelow, each(told, readable), counted],
    [evenly, counted, slivers],
    [evenly, slivers, each(() => 0)],
  ];
  const [narrow, from, to] = steps.find(([, , to]) => sumOf(to) <= room) ?? steps.at(-1)!;
  return narrow(from, to, room);
}

/** The neighbours on either side that open with a card. */
const BESIDE = 1;

/** The same gaps in the same room: one card open, those beside it readable, all others narrower by one share. */
export function openedAt(closed: readonly number[], wanted: readonly Gap[], card: number): readonly number[] {
  const isNear = (at: number): boolean => Math.abs(at - card) <= BESIDE;
  const opened = ({ open, readable }: Gap, at: number): number => (at === card ? open : readable);
  const near = closed.map((gap, at) => (isNear(at) ? Math.max(gap, opened(wanted[at]!, at)) : 0));
  const far = sumOf(closed.filter((_, at) => !isNear(at)));
  const share = Math.max(0, sumOf(closed) - sumOf(near)) / (far || 1);
  return closed.map((gap, at) => (isNear(at) ? near[at]! : gap * Math.min(1, share)));
}

const sumOf = (gaps: readonly number[]): number => gaps.reduce((sum, gap) => sum + gap, 0);

/** All by the same share of what each may give. */
function evenly(gaps: readonly number[], least: readonly number[], room: number): readonly number[] {
  const [wide, narrow] = [sumOf(gaps), sumOf(least)];
  const share = Math.max(0, room - narrow) / (wide - narrow || 1);
  return gaps.map((gap, at) => least[at]! + (gap - least[at]!) * share);
}

/** The lowest first, each as far as it can. */
function fromBelow(gaps: readonly number[], least: readonly number[], room: number): readonly number[] {
  let over = sumOf(gaps) - room;
  return gaps.map((gap, at) => {
    const given = Math.min(over, gap - least[at]!);
    over -= given;
    return gap - given;
  });
}
