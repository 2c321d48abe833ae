import type { OwnCardSet, SetPart } from '../../../../preload/api.ts';
import type { SetFault } from './files/unfit.ts';

/** A finished picture of a set. */
export interface PreparedPicture {
  readonly part: SetPart;
  readonly webp: Blob;
}

/** A set that was read, with all its pictures. */
export interface PreparedSet extends Pick<OwnCardSet, 'name' | 'kind' | 'author' | 'texts'> {
  readonly pictures: readonly PreparedPicture[];
}

/** Why the chosen files contain no usable set, and which part is at fault. */
export interface NoSet {
  readonly fault: SetFault;
  readonly about: string;
}

/**
 * A message from the worker: that it is about to make something, that it needs the painter, or finally the set that it
 * has read.
 */
export type SetMessage =
  | { readonly done: number; readonly all: number; readonly path: string }
  | { readonly painter: MessagePort }
  | { readonly set: PreparedSet }
  | NoSet;
