/* The looks of cards, their backs and the table. */

export const CARD_SETS = ['classic', 'four-colour', 'large', 'index', 'modern', 'minimal', 'historic'] as const;
export const BACKS = [
  'lattice',
  'waves',
  'rays',
  'plain',
  'stars',
  'tartan',
  'mosaic',
  'leaves',
  'engraved',
  'peacock',
  'deco',
  'koi',
  'compass',
  'botanical',
  'winter',
  'autumn',
  'set',
  'own',
] as const;
export const TABLES = ['baize', 'wood', 'slate', 'wine', 'midnight', 'leather', 'linen', 'colour', 'own'] as const;

/**
 * The id of a player's own card set, in settings and in the store; a hash of its pictures, so that the same pictures
 * are one set.
 */
export type CardSetId = `set-${string}`;

export const isCardSetId = (name: string): name is CardSetId => name.startsWith('set-');

/** The look of every game, or of one. `own` is the player's own picture, `set` the back of their card set. */
export interface Look {
  readonly cardSet: (typeof CARD_SETS)[number] | CardSetId;
  readonly back: (typeof BACKS)[number];
  readonly table: (typeof TABLES)[number];
  /** The colour of the table `colour`, as `#rrggbb`. */
  readonly tableColour: string;
}

/** The uses of the player's own pictures; there is one for each. */
export const PICTURES = ['back', 'table'] as const;
export type PictureName = (typeof PICTURES)[number];

/** A picture of the player's own, a WebP as base64. */
export interface OwnPicture {
  readonly name: PictureName;
  readonly webp: string;
}

/** The longest side of a picture that is kept, in pixels. */
export const MAX_PICTURE_SIDE = 2560;
/** The most bytes of one, so that as text it fits into a request. */
export const MAX_PICTURE_BYTES = 360_000;
