import { AT_REST, type Piece } from '../../geometry/pieces.ts';
import type { Point } from '../../model/box.ts';

/** The area in which cards may be thrown about, in CSS pixels. */
export interface Arena {
  readonly width: number;
  readonly height: number;
  readonly cardWidth: number;
  readonly cardHeight: number;
}

/** One card's part in a show: where it lies, its index among how many, and a random number from 0 to 1 for the win. */
interface Turn {
  readonly home: Point;
  readonly i: number;
  readonly count: number;
  readonly chance: number;
  readonly arena: Arena;
}

/** The way of a card that does not go straight: draws it at a part, from 0 to 1, of the way. */
export type FlightPath = (piece: Piece, part: number) => void;

export interface Show {
  /** Milliseconds that each card takes, and that it begins after the one before it. */
  readonly lasts: number;
  readonly between: number;
  /** The most milliseconds from the first card's start to the last one's, where they differ from the default. */
  readonly spread?: number;
  /** Flying cards leave their pictures behind. */
  readonly trails?: true;
  way(turn: Turn): FlightPath;
}

/** The last share of a show, in which a card fades in where it lay. */
const RETURN = 0.12;
/** The share of a show after which cards come back. */
export const RETURN_FROM = 1 - RETURN;

/** Eases a part of the way at both ends. */
export const smooth = (part: number): number => part * part * (3 - 2 * part);

/** Returns how far a card has gone out: from 0 to 1 in the first part of a show, and back in the last. */
export const outAndBack = (part: number): number =>
  smooth(Math.min(1, part / 0.28)) * smooth(Math.min(1, (1 - part) / 0.28));

/** Draws the way, and in its last part the card fading in at its place. */
export const withReturn =
  (home: Point, way: FlightPath): FlightPath =>
  (piece, part) => {
    if (part < RETURN_FROM) return way(piece, part / RETURN_FROM);
    Object.assign(piece, home, AT_REST, { alpha: (part - RETURN_FROM) / RETURN });
  };
