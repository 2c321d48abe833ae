import type { Card, Change } from '../../../engine/rules.ts';

/** Where and how a pile lies; x and y in card widths and heights from the table's upper left corner. */
export interface BoardPile {
  readonly role: 'stock' | 'waste' | 'foundation' | 'tableau' | 'reserve' | 'cell';
  readonly x: number;
  readonly y: number;
  /** The pile in whose place it lies; absent: its own. */
  readonly seat?: number;
  readonly fan: {
    /** The direction in which its cards fan out; undefined: they lie on one another. */
    readonly direction: 'down' | 'right' | undefined;
    /** How many of its top cards are visible; Infinity: all. */
    readonly shown: number;
    /** Whether its cards lie to the left and to the right in turn. */
    readonly woven: boolean;
  };
  /** The one rank that may start it when it is empty; 0 any card, undefined several ranks or none. */
  readonly starts: number | undefined;
  /** The one suit that may start it. */
  readonly suit: number | undefined;
  /** How often its cards may be turned again during a game; 0 never, Infinity always. */
  readonly turns: number;
  /** The number of cards that a click on it deals, one each to as many piles. */
  readonly round?: number;
  /** Its hour on a clock's face, from 1 to 12. */
  readonly hour?: number;
  /** The sides on which it needs room for a note. */
  readonly noted?: { readonly right?: true; readonly down?: true };
  /** Whether its first card lies on top: it takes only whole runs, and shows what each began with. */
  readonly headed?: true;
}

/** The place of a card, from the bottom of its pile. */
export interface CardSpot {
  readonly pile: number;
  readonly index: number;
}

/** The places of piles, by pile number. */
export type BoardPlaces = readonly Pick<BoardPile, 'x' | 'y'>[];

/** The cards of a table, pile by pile; places count from 0, bottom card first. */
interface BoardTable {
  readonly piles: number;
  size(pile: number): number;
  at(pile: number, index: number): Card;
}

/** What gestures ask of the rules. */
export interface MoveRules {
  lifts(pile: number, index: number): number;
  targets(pile: number, count: number): readonly number[];
  canTap(pile: number): boolean;
  /** Whether a click that plays a card picks this one up instead, because its player chooses where it goes. */
  chooses(pile: number, index: number): boolean;
  /** Whether a click on an empty pile brings cards there. */
  fills(pile: number): boolean;
}

/** What the board reads of a game; a Session is one. */
export interface BoardSource extends MoveRules {
  readonly table: BoardTable;
  readonly shapes: readonly BoardPile[];
  readonly laid: readonly { readonly pile: number; readonly cards: readonly Card[] }[];
  readonly dealt: readonly Change[];
  /** Whether a pile is empty and out of play: nothing is drawn there. */
  isGone(pile: number): boolean;
  /** Whether a pile's card lies under those of other piles, and is out of play until they are gone. */
  isCovered(pile: number): boolean;
  /** How often a click on an empty stock may turn its cards again now: Infinity where that is not counted. */
  turnsLeft(pile: number): number;
  /** How the piles may be laid, the default way first. */
  readonly layouts: readonly BoardPlaces[];
  /** Records how the window lays the piles: `shapes` follow. A session without a window keeps the default way. */
  place?(places: BoardPlaces): void;
}
