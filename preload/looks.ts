/* How cards, their backs and the table may look. */

export const CARD_SETS = ['classic', 'four-colour', 'large', 'index', 'modern', 'minimal'] as const;
export const BACKS = [
  'lattice',
  'waves',
  'rays',
  'plain',
  'stars',
  'tartan',
  'mosaic',
  'leaves',
  'set',
  'own',
] as const;
export const TABLES = ['baize', 'wood', 'slate', 'wine', 'midnight', 'leather', 'linen', 'colour', 'own'] as const;

/** A card set of a person's own, in settings and in the store; made of its pictures: the same ones are one set. */
export type CardSetId = `set-${string}`;

export const isCardSetId = (name: string): name is CardSetId => name.startsWith('set-');

/** A look: of every game, or of one. `own` is a picture of the person's own, `set` the back of their card set. */
export interface Look {
  readonly cardSet: (typeof CARD_SETS)[number] | CardSetId;
  readonly back: (typeof BACKS)[number];
  readonly table: (typeof TABLES)[number];
  /** Of the table `colour`, as `#rrggbb`. */
  readonly tableColour: string;
}

/** What a picture of a person's own may be for; there is one for each. */
export const PICTURES = ['back', 'table'] as const;
export type PictureName = (typeof PICTURES)[number];

/** One of them: a WebP as base64. */
export interface OwnPicture {
  readonly name: PictureName;
  readonly webp: string;
}

/** The longest side of a picture that is kept, in pixels. */
export const MAX_PICTURE_SIDE = 2560;
/** The bytes of one, which as text fit into a request. */
export const MAX_PICTURE_BYTES = 360_000;
