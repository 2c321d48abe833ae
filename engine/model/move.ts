/**
 * A move a player makes: a drag of the `count` top cards, a tap on a pile, or a pile's own double-click. One number, so
 * that a search makes no garbage: from in bits 0–6, to in 7–13, count in 14–21, kind in 22–23.
 */
export type Move = number;

const TAP = 1;
const DOUBLE = 2;

export const drag = (from: number, count: number, to: number): Move => (count << 14) | (to << 7) | from;
export const tap = (pile: number): Move => (TAP << 22) | pile;
/** A double-click that is an action of its own, not the same as some drag. */
export const double = (pile: number): Move => (DOUBLE << 22) | pile;

export const isDrag = (move: Move): boolean => move >> 22 === 0;
export const isTap = (move: Move): boolean => move >> 22 === TAP;
export const isDouble = (move: Move): boolean => move >> 22 === DOUBLE;

/** Returns the pile where a drag begins, or that is tapped. */
export const fromOf = (move: Move): number => move & 127;
export const toOf = (move: Move): number => (move >> 7) & 127;
export const countOf = (move: Move): number => (move >> 14) & 255;

/** `6>9x3` carries three cards from pile 6 to pile 9, `6>9` one; `0` taps pile 0; `0!` is its double-click. */
export function makeMove(move: Move): string {
  if (isTap(move)) return `${fromOf(move)}`;
  if (isDouble(move)) return `${fromOf(move)}!`;
  return `${fromOf(move)}>${toOf(move)}${countOf(move) > 1 ? `x${countOf(move)}` : ''}`;
}

const NOTATION = /^(\d{1,3})(?:(!)|>(\d{1,3})(?:x(\d{1,3}))?)?$/;

/** Parses a move; undefined when the text is none. Whether the rules allow it depends on the table. */
export function parseMove(text: string): Move | undefined {
  const parts = NOTATION.exec(text);
  if (!parts) return undefined;
  const [from, to, count] = [Number(parts[1]), Number(parts[3] ?? 0), Number(parts[4] ?? 1)];
  if (from > 127 || to > 127 || count < 1 || count > 255 || parts[4] === '1') return undefined;
  if (parts[2] !== undefined) return double(from);
  return parts[3] === undefined ? tap(from) : drag(from, count, to);
}
