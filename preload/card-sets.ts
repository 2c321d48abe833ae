import type { CardSetId } from './looks.ts';

/*
 * The ranks in the names of a card set's pictures. Card sets of the player have pictures of all cards and of a back,
 * from files of other programs or their own.
 */

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
const SUITS = ['C', 'D', 'H', 'S'] as const;

type FacePart = `${(typeof RANKS)[number]}${(typeof SUITS)[number]}`;

/** The parts that every set has: a card's face by its rank and suit. */
export const FACE_PARTS: readonly FacePart[] = SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}${suit}` as const));
/** The parts that a set may have too: a back, a black joker and a red one. */
const MORE_PARTS = ['back', '?B', '?R'] as const;

/** A picture of a set. */
export type SetPart = FacePart | (typeof MORE_PARTS)[number];
export const SET_PARTS: readonly SetPart[] = [...FACE_PARTS, ...MORE_PARTS];

/** The sources of a set: a card deck of KDE, a theme of AisleRiot, a set of PySolFC, or pictures by their names. */
export const SET_KINDS = ['kde', 'aisleriot', 'pysol', 'pictures'] as const;

/** The stored facts about a set besides its pictures, from its own files; '' where these have none. */
export interface OwnCardSet {
  readonly id: CardSetId;
  readonly name: string;
  readonly kind: (typeof SET_KINDS)[number];
  readonly author: string;
  /** The texts that came with it, such as its licence. */
  readonly texts: readonly SetText[];
  /** All the pictures it has: while one is missing, the set is incomplete and not shown. */
  readonly parts: readonly SetPart[];
}

/** A text among a set's files. */
interface SetText {
  /** The name of its file. */
  readonly name: string;
  readonly text: string;
}

/** A picture of a set, a WebP as base64. */
export interface SetPicture {
  readonly set: CardSetId;
  readonly part: SetPart;
  readonly webp: string;
}

/** The most card sets that may be kept. */
export const MAX_CARD_SETS = 24;
/** The most letters of a set's name and of its author, and of one of its texts; the most texts of a set. */
export const MAX_SET_NAME_LETTERS = 120;
export const MAX_SET_TEXT_LETTERS = 40_000;
export const MAX_SET_TEXTS = 3;
/** At most this many pictures are requested at once: their answer is as long as an export's. */
export const MAX_PARTS_ASKED = 14;
/** The longest side of a picture of a set in pixels, and its bytes. */
export const MAX_CARD_SIDE = 700;
export const MAX_CARD_BYTES = 150_000;
