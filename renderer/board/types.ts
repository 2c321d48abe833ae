import type { Card, Change, PilePlaces, PileShape, TableView, PileLayouts } from '../../engine/index.ts';
import type { Look, PictureName } from '../../preload/api.ts';

/** A picture of a person's own, decoded. */
export interface Picture {
  /** Tells it from every other one. */
  readonly id: number;
  readonly image: ImageBitmap;
  /** Of a hundred of its dots as bright as the tenth and the ninetieth, from 0 to 1. */
  readonly dark: number;
  readonly bright: number;
}

/** A card set of a person's own, which paints its cards. */
export interface CardPictures {
  /** Tells it from every other one, and is the name by which looks ask for it. */
  readonly id: Look['cardSet'];
  readonly hasBack: boolean;
  /** Paints a card's face, where it has that card; tells whether it has. */
  paintFace(on: CanvasRenderingContext2D, card: Card, dark: boolean): boolean;
  paintBack(on: CanvasRenderingContext2D, dark: boolean): boolean;
}

/** Letters in the corners of cards that say their colour. */
export interface ColourLetters {
  readonly red: string;
  readonly black: string;
  /** On a face of a set of ours, or that is a picture of the person's own. */
  paint(
    on: CanvasRenderingContext2D,
    card: Card,
    look: { readonly cardSet: Look['cardSet'] | 'own'; readonly dark: boolean },
  ): void;
}

/** What cards and table are painted by. */
export interface PaintedLook extends Look {
  /** By rank the letter in a corner, where it is not the English one. */
  readonly letters: Readonly<Partial<Record<number, string>>>;
  readonly dark: boolean;
  /** Those of a person's own that it asks for, once they are there. */
  readonly pictures: { readonly [N in PictureName]?: Picture | undefined } & {
    readonly set?: CardPictures;
    readonly colours?: ColourLetters | undefined;
  };
}

/** How the table is to look and feel. */
export interface BoardLook extends PaintedLook {
  /** 0 no animation, 1 usual, 2 twice as fast. */
  readonly speed: number;
  readonly leftHanded: boolean;
  /** What a click on a card means: it plays the card, takes it up, or means nothing. */
  readonly click: 'play' | 'pick-up' | 'nothing';
}

/** What gestures ask of the rules. */
export interface MoveRules {
  lifts(pile: number, index: number): number;
  targets(pile: number, count: number): readonly number[];
  canTap(pile: number): boolean;
  /** A click that plays a card picks this one up instead: its player chooses where it goes. */
  chooses(pile: number, index: number): boolean;
}

/** What the board reads of a game; a Session is one. */
export interface BoardSource extends MoveRules {
  readonly table: TableView;
  readonly shapes: readonly PileShape[];
  readonly laid: readonly { readonly pile: number; readonly cards: readonly Card[] }[];
  readonly dealt: readonly Change[];
  /** An empty pile that is out of play: nothing is drawn there. */
  isGone(pile: number): boolean;
  /** How its piles may be laid, the usual way first. */
  readonly layouts: PileLayouts;
  /** Takes note of how the window lays them: `shapes` follow. A session on its own keeps to the usual way. */
  place?(places: PilePlaces): void;
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
export type Frame = 'shadow' | 'target' | 'aim' | 'hint' | 'arrow' | 'focus';

/** A frame around a box. */
export interface Framed {
  readonly frame: Frame;
  readonly box: Box;
  /** Its edge is so many times as wide as it was painted; usually once. */
  readonly wider?: number;
  /** Its sides lean so far to the right downwards, beyond what it is turned, in radians. */
  readonly lean?: number;
  /** Turned around its middle, clockwise, in radians. */
  readonly angle?: number;
  /** 1 seen, 0 unseen. */
  readonly alpha?: number;
}
