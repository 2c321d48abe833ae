import type { Card, Change, PileShape, TableView } from '../../engine/index.ts';

/** How the table is to look and feel. */
export interface Look {
  readonly cardSet: 'classic' | 'four-colour' | 'large';
  readonly back: 'lattice' | 'waves' | 'rays' | 'plain';
  readonly table: 'baize' | 'wood' | 'slate';
  readonly dark: boolean;
  /** 0 no animation, 1 usual, 2 twice as fast. */
  readonly speed: number;
  readonly leftHanded: boolean;
  readonly clickToMove: boolean;
}

/** What a person did with the board; it shows no change until `apply` brings one. */
export interface BoardIntents {
  drop(from: number, count: number, to: number): void;
  tap(pile: number): void;
  /** A click that does nothing, so that the reason can be told. */
  idle(pile: number): void;
  /** On a card; index −1 is an empty pile’s place. */
  doubleClick(pile: number, index: number): void;
  /** Right click on the bare table: all safe cards home. */
  collect(): void;
  /** Middle click: a hint. */
  hint(): void;
  /** A drop the rules forbid, so that the reason can be told. */
  refused(from: number, count: number, to: number): void;
  /** Cards were taken up, by a drag or a click. */
  picked(pile: number, count: number): void;
  putBack(): void;
}

/** What gestures ask of the rules. */
export interface Rules {
  lifts(pile: number, index: number): number;
  targets(pile: number, count: number): readonly number[];
  canTap(pile: number): boolean;
}

/** What the board reads of a game; a Session is one. */
export interface BoardSource extends Rules {
  readonly table: TableView;
  readonly shapes: readonly PileShape[];
  readonly laid: readonly { readonly pile: number; readonly cards: readonly Card[] }[];
  readonly dealt: readonly Change[];
  /** An empty pile that is out of play: nothing is drawn there. */
  isGone(pile: number): boolean;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** In CSS pixels from the board's upper left corner. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** What lies around cards: a soft dark shadow, or a line of light with its glow. */
export type Frame = 'shadow' | 'target' | 'aim' | 'hint' | 'focus';

/** A frame around a box. */
export interface Framed {
  readonly frame: Frame;
  readonly box: Box;
}
