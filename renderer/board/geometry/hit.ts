import { isFaceDown } from '../../../engine/rules.ts';
import type { Box, Point } from '../model/box.ts';
import type { Slot } from './table-layout.ts';
import type { Piece } from './pieces.ts';

/** A place on the table: a card of a pile, or the pile's empty place. */
export interface Hit {
  readonly pile: number;
  /** −1: the pile is empty. */
  readonly index: number;
  /** The card there; undefined: none. */
  readonly piece: Piece | undefined;
  /** Other cards of its pile lie on it. */
  readonly covered: boolean;
}

/** Whether the card can be shown whole: it is face up and others lie on it. */
export const canRaise = ({ piece, covered }: Hit): boolean => covered && piece !== undefined && !isFaceDown(piece.card);

export const contains = (box: Box, { x, y }: Point): boolean =>
  x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height;

/**
 * Returns the topmost card at a point, else the empty pile there, the one whose middle is nearest where their places
 * lie over each other; a pile without a slot is nowhere.
 */
export function hitAt(
  point: Point,
  piles: readonly (readonly Piece[])[],
  slots: readonly (Slot | undefined)[],
): Hit | undefined {
  let best: Hit | undefined;
  let nearest = Infinity;
  for (const [pile, pieces] of piles.entries()) {
    const slot = slots[pile];
    if (!slot) continue;
    const index = pieces.findLastIndex((piece) =>
      contains({ ...piece, width: slot.width, height: slot.height }, point),
    );
    const piece = pieces[index];
    if (piece && (!best?.piece || piece.z > best.piece.z))
      best = { pile, index, piece, covered: index < pieces.length - 1 };
    const away = pieces.length === 0 && contains(slot, point) ? fromMiddle(slot, point) : Infinity;
    if (!best?.piece && away < nearest) {
      nearest = away;
      best = { pile, index: -1, piece: undefined, covered: false };
    }
  }
  return best;
}

const fromMiddle = ({ x, y, width, height }: Box, point: Point): number =>
  Math.hypot(point.x - x - width / 2, point.y - y - height / 2);

export interface Candidate {
  readonly pile: number;
  readonly box: Box;
}

/** Returns the pile that a carried card overlaps most, undefined if it overlaps none. */
export function mostOverlapped(carried: Box, candidates: readonly Candidate[]): number | undefined {
  let best: { pile: number; area: number } | undefined;
  for (const { pile, box } of candidates) {
    const area = overlap(carried, box);
    if (area > (best?.area ?? 0)) best = { pile, area };
  }
  return best?.pile;
}

/** A carried card, and where it may be dropped. */
export interface Carried {
  readonly carried: Box;
  /** Where it was picked up. */
  readonly home: Box;
  readonly from: number;
  /** Its own pile as a target: the card under it, and as pile −1 its old place; undefined: it may not go there. */
  readonly own: readonly Candidate[] | undefined;
  readonly targets: readonly number[];
  /** The piles under its middle and under the pointer, its own among them. */
  readonly under: readonly number[];
  /** All piles except its own. */
  readonly piles: readonly Candidate[];
}

/** A legal pile attracts cards that lie over no pile within this distance, in card widths. */
const MAGNET = 0.5;
/** A card that covers more than this share of its old place counts as not moved. */
const UNMOVED_SHARE = 0.72;

/**
 * Returns the pile that cards address when dropped, legal or not, so that the player learns why it is forbidden: the
 * one under their middle or under the pointer, the legal one if these differ. Where neither is over a pile, it is the
 * pile they overlap most, or else a legal one near them. Undefined: they stay where they were.
 */
export function aimOf({ carried, home, from, own, targets, under, piles }: Carried): number | undefined {
  if (own && mostOverlapped(carried, own) === from) return from;
  const area = carried.width * carried.height;
  if (overlap(carried, home) > UNMOVED_SHARE * area) return undefined;
  const isLegal = (pile: number): boolean => pile !== from && targets.includes(pile);
  const aim = under.find(isLegal) ?? under[0] ?? mostOverlapped(carried, [...piles, { pile: from, box: home }]);
  if (aim === from) return undefined;
  return (
    aim ??
    nearest(
      carried,
      piles.filter(({ pile }) => isLegal(pile)),
    )
  );
}

/** Returns the legal pile nearest to a carried card, within reach of its magnet. */
function nearest(carried: Box, candidates: readonly Candidate[]): number | undefined {
  const reach = MAGNET * carried.width;
  const near = candidates
    .map(({ pile, box }) => ({ pile, distance: distance(carried, box) }))
    .filter(({ distance }) => distance <= reach);
  return near.toSorted((a, b) => a.distance - b.distance)[0]?.pile;
}

function distance(a: Box, b: Box): number {
  const x = Math.max(b.x - (a.x + a.width), a.x - (b.x + b.width), 0);
  const y = Math.max(b.y - (a.y + a.height), a.y - (b.y + b.height), 0);
  return Math.hypot(x, y);
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}
