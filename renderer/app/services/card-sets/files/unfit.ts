/** Why a file or a folder is no card set that may be used. */
export type SetFault =
  /** There is none in it, or several. */
  | 'no-set'
  | 'several'
  /** Too many bytes or files, as they come or unpacked; too many dots in a picture. */
  | 'too-large'
  | 'too-many-dots'
  /** Packed in a way that is not read here, damaged, or with a path that leads out of it. */
  | 'packed'
  | 'damaged'
  | 'path'
  /** Cards are missing, or they are no French ones. */
  | 'lacks'
  | 'other-cards'
  /** A drawing with a script, or that fetches something. */
  | 'unsafe'
  /** A picture that can't be shown. */
  | 'picture';

/** Ends the reading of a set; `about` names what is at fault: a file, or the cards that are missing. */
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
