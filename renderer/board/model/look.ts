import type { Card } from '../../../engine/rules.ts';

/** Card sets and backs whose code is fetched when a look uses one. */
export const FETCHED_SETS = ['modern', 'minimal', 'historic'] as const;
export const FETCHED_BACKS = [
  'engraved',
  'peacock',
  'deco',
  'koi',
  'compass',
  'botanical',
  'winter',
  'autumn',
] as const;
/** Cards narrower than this many CSS pixels have large corners, as on a telephone. */
export const NARROW_PIXELS = 60;

type FetchedSet = (typeof FETCHED_SETS)[number];
type FetchedBack = (typeof FETCHED_BACKS)[number];

/** A set of cards: one that the board paints, or a person's own, by its id. */
type CardSetName = 'classic' | 'four-colour' | 'large' | 'index' | FetchedSet | `set-${string}`;

/** A back: one that the board paints, that of the person's own card set, or the person's own picture. */
type BackName =
  | 'lattice'
  | 'waves'
  | 'rays'
  | 'plain'
  | 'stars'
  | 'tartan'
  | 'mosaic'
  | 'leaves'
  | FetchedBack
  | 'set'
  | 'own';

/** A table: one that the board paints, one colour, or the person's own picture. */
type TableName = 'baize' | 'wood' | 'slate' | 'wine' | 'midnight' | 'leather' | 'linen' | 'colour' | 'own';

/** A person's own picture, decoded. */
export interface Picture {
  /** Unique among pictures. */
  readonly id: number;
  readonly image: ImageBitmap;
  /** The luminance of its tenth and ninetieth percentile, from 0 to 1. */
  readonly dark: number;
  readonly bright: number;
}

/** A person's own card set, which paints its cards. */
export interface CardPictures {
  /** Unique, and the name by which looks refer to the set. */
  readonly id: CardSetName;
  readonly hasBack: boolean;
  /** Paints a card's face if the set has that card; returns whether it has. */
  paintFace(on: CanvasRenderingContext2D, card: Card, dark: boolean): boolean;
  paintBack(on: CanvasRenderingContext2D, dark: boolean): boolean;
}

/** Letters in the corners of cards that name their colour. */
export interface ColourLetters {
  readonly red: string;
  readonly black: string;
  /** Paints a letter on a face of one of our sets, or on the person's own picture. */
  paint(
    on: CanvasRenderingContext2D,
    card: Card,
    look: { readonly cardSet: CardSetName | 'own'; readonly dark: boolean },
  ): void;
}

/** How the faces of a card set are painted. */
export interface CardSet {
  /** The colour of each suit: clubs, diamonds, hearts, spades. */
  readonly colours: readonly string[];
  /** The paper by day and by night, where it is not the default one. */
  readonly paper?: { readonly light: string; readonly dark: string };
  readonly paint: (on: CanvasRenderingContext2D, card: Card, colour: string, letters: PaintedLook['letters']) => void;
}

/** How a back is painted within its pale border. */
export interface BackPattern {
  readonly ink: string;
  /** Paints over a field of that ink, which clips it. */
  readonly paint: (on: CanvasRenderingContext2D) => void;
  /** The pattern has a frame of its own; the others get a pale line. */
  readonly isFramed?: boolean;
}

/** Card sets and backs that are not part of the program's first files. */
export interface FetchedArt {
  readonly sets: Readonly<Record<FetchedSet, CardSet>>;
  readonly backs: Readonly<Record<FetchedBack, BackPattern>>;
}

/** Everything that affects how cards and table are painted. */
export interface PaintedLook {
  readonly cardSet: CardSetName;
  readonly back: BackName;
  readonly table: TableName;
  /** The colour of the table `colour`, as `#rrggbb`. */
  readonly tableColour: string;
  /** By rank the letter in a corner, where it differs from the English one. */
  readonly letters: Readonly<Partial<Record<number, string>>>;
  readonly dark: boolean;
  /** Whether cards are so narrow that those of the default sets have large corners. */
  readonly narrow?: boolean;
  /** The person's own pictures, and what else the look uses, once they are loaded. */
  readonly pictures: {
    readonly back?: Picture | undefined;
    readonly table?: Picture | undefined;
    readonly set?: CardPictures;
    readonly colours?: ColourLetters | undefined;
    readonly art?: FetchedArt | undefined;
  };
}

/** How the table looks and feels. */
export interface BoardLook extends PaintedLook {
  /** 0 no animation, 1 normal, 2 twice as fast. */
  readonly speed: number;
  readonly leftHanded: boolean;
  /** What a click on a card does: it plays the card, takes it up, or does nothing. */
  readonly click: 'play' | 'pick-up' | 'nothing';
}
