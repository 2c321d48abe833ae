import type { Card, Change, PilePlaces, PileShape, TableView, PileLayouts } from '../../../engine/index.ts';

/** What gestures ask of the rules. */
export interface MoveRules {
  lifts(pile: number, index: number): number;
  targets(pile: number, count: number): readonly number[];
  canTap(pile: number): boolean;
  /** Whether a click that plays a card picks this one up instead, because its player chooses where it goes. */
  chooses(pile: number, index: number): boolean;
}

/** What the board reads of a game; a Session is one. */
export interface BoardSource extends MoveRules {
  readonly table: TableView;
  readonly shapes: readonly PileShape[];
  readonly laid: readonly { readonly pile: number; readonly cards: readonly Card[] }[];
  readonly dealt: readonly Change[];
  /** Whether a pile is empty and out of play: nothing is drawn there. */
  isGone(pile: number): boolean;
  /** How the piles may be laid, the usual way first. */
  readonly layouts: PileLayouts;
  /** Records how the window lays the piles: `shapes` follow. A session without a window keeps to the usual way. */
  place?(places: PilePlaces): void;
}
