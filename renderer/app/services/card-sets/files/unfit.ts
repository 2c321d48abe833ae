/** Why a file or a folder can't be used as a card set. */
export type SetFault =
  /** It contains no set, or several. */
  | 'no-set'
  | 'several'
  /** Too many bytes or files, packed or unpacked; too many pixels in a picture. */
  | 'too-large'
  | 'too-many-dots'
  /** Compressed in an unsupported way, damaged, or with a path that leads out of it. */
  | 'packed'
  | 'damaged'
  | 'path'
  /** Cards are missing, or they are not French playing cards. */
  | 'lacks'
  | 'other-cards'
  /** A drawing that contains a script or fetches something. */
  | 'unsafe'
  /** A picture that can't be shown. */
  | 'picture';

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
