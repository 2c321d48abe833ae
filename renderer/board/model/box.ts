export interface Point {
  readonly x: number;
  readonly y: number;
}

/** In CSS pixels from the board's upper left corner. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** What surrounds cards: a soft dark shadow, or a line of light with its glow. */
export type Frame = 'shadow' | 'target' | 'aim' | 'hint' | 'focus';

/** A frame around a box. */
export interface Framed {
  readonly frame: Frame;
  readonly box: Box;
  /** Factor on the width of its edge as painted; 1 if absent. */
  readonly wider?: number;
  /** How far its sides lean to the right downwards, beyond its rotation, in radians. */
  readonly lean?: number;
  /** Its rotation around its centre, clockwise, in radians. */
  readonly angle?: number;
  /** Its opacity, from 0 to 1. */
  readonly alpha?: number;
}
