import { AT_REST } from '../../geometry/pieces.ts';
import type { Point } from '../../types.ts';
import type { Leg } from '../flight-plan.ts';

/** Where cards may be thrown about, in CSS pixels. */
export interface Arena {
  readonly width: number;
  readonly height: number;
  readonly cardWidth: number;
  readonly cardHeight: number;
}

/**
 * One card's part in a show: where it lies, which of how many it is, and a number from 0 to 1 that is another with
 * every win.
 */
interface Turn {
  readonly home: Point;
  readonly i: number;
  readonly count: number;
  readonly chance: number;
  readonly arena: Arena;
}

export type FlightPath = NonNullable<Leg['path']>;

export interface Show {
  /** How long each card takes, and how long after the one before it begins, in milliseconds. */
  readonly lasts: number;
  readonly between: number;
  way(turn: Turn): FlightPath;
}

/** The last part of a show, in which a card comes to be seen again where it lay. */
const RETURN = 0.12;
/** The part of a show from which on cards come back. */
export const BACK = 1 - RETURN;

/** Slow at both ends. */
export const smooth = (part: number): number => part * part * (3 - 2 * part);

/** From 0 to 1 in the first part of a show, and back in its last: how far a card has come from where it lies. */
export const outAndBack = (part: number): number =>
  smooth(Math.min(1, part / 0.28)) * smooth(Math.min(1, (1 - part) / 0.28));

/** Draws the way, and in its last part the card at its place, coming to be seen. */
export const thenHome =
  (home: Point, way: FlightPath): FlightPath =>
  (piece, part) => {
    if (part < BACK) return way(piece, part / BACK);
    Object.assign(piece, home, AT_REST, { alpha: (part - BACK) / RETURN });
  };
