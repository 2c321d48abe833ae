/** Why a file or a folder can't be used as a card set. */
export type SetFault =
  /** It contains no set, or several. */
  | 'no-set'
  | 'several'
  /** Too many bytes, packed or unpacked; too many files, or drawings to choose from. */
  | 'too-large'
  | 'many-files'
  | 'many-drawings'
  /** Too many pixels in a picture, or in all the pictures within a drawing. */
  | 'too-many-dots'
  | 'inner-dots'
  /** A drawing of too many bytes, elements, or elements within each other; of too much style or too many effects. */
  | 'long-drawing'
  | 'many-elements'
  | 'deep'
  | 'style'
  | 'effects'
  /** A drawing with a part that uses itself. */
  | 'circle'
  /** Compressed in an unsupported way, damaged, with a path that leads out of it, or with a name that is none. */
  | 'packed'
  | 'damaged'
  | 'path'
  | 'name'
  /** Cards are missing, or they are not French playing cards. */
  | 'lacks'
  | 'other-cards'
  /** A drawing that contains a script or fetches something. */
  | 'unsafe'
  /** A picture that can't be shown, or takes too long to draw. */
  | 'picture'
  | 'slow'
  /** The player has stopped the reading. */
  | 'stopped';

/** Ends the reading of a set; `about` names the faulty file, or the cards that are missing. */
export class UnfitSet extends Error {
  override readonly name = 'UnfitSet';
  readonly fault: SetFault;
  readonly about: string;

  constructor(fault: SetFault, about = '') {
    super(`${fault} ${about}`);
    this.fault = fault;
    this.about = about;
  }
}
