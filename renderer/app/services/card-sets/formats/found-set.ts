import { FACE_PARTS, type OwnCardSet, type SetPart } from '../../../../../preload/api.ts';
import { type Bytes, isDrawingFile, type SetFile } from '../files/set-file.ts';
import { UnfitSet } from '../files/unfit.ts';
import { drawingBytes } from '../files/unpack.ts';
import type { Cutting } from '../svg/cut.ts';
import { type Drawing, MAX_DRAWING_BYTES, readDrawing, type SvgBox } from '../svg/drawing.ts';
import { sniffCard, type SniffedCard } from '../files/sniff-card.ts';

/** A card's picture in a set: a bitmap, or a part of a drawing; without a box, that part's own extent is used. */
export type FoundPicture =
  | (SniffedCard & { readonly bytes: Bytes; readonly path: string })
  | { readonly node: Cutting; readonly box: SvgBox | undefined; readonly path: string };

/** A set as it was found, with what its own description says about it. */
export interface FoundSet extends Pick<OwnCardSet, 'name' | 'kind' | 'author'> {
  readonly pictures: ReadonlyMap<SetPart, FoundPicture>;
  /** The file of its drawing, which may name its author and licence. */
  readonly drawing?: { readonly path: string; readonly drawn: Drawing };
  /** The folder searched for texts about it. */
  readonly folder: string;
}

/** Reads a file as the picture of a card. @throws UnfitSet. */
export async function pictureIn({ path, bytes }: SetFile): Promise<FoundPicture> {
  if (!isDrawingFile(path)) return { ...sniffCard(bytes, path), bytes, path };
  const { root, page } = await drawingIn({ path, bytes });
  return { node: { ...root, name: 'g', attributes: {} }, box: page, path };
}

/** Reads a drawing from a file, compressed or not. @throws UnfitSet. */
export async function drawingIn({ path, bytes }: SetFile): Promise<Drawing> {
  try {
    return readDrawing(await drawingBytes(bytes, { most: MAX_DRAWING_BYTES, fault: 'long-drawing' }));
  } catch (error) {
    // Where several files are read, the error must name the one at fault.
    if (error instanceof UnfitSet && error.about === '') throw new UnfitSet(error.fault, path);
    throw error;
  }
}

/** The fewest cards of a set. A folder or a drawing with fewer shows something else. */
export const MIN_CARDS = 20;

/** Parts of a set, or whatever they are mapped to. */
interface Parts {
  has(part: SetPart): boolean;
}

/** Counts the cards that are present. */
export const countFaces = (parts: Parts): number => FACE_PARTS.filter((part) => parts.has(part)).length;

/** @throws UnfitSet that names the cards a set lacks. */
export function mustBeWhole(parts: Parts): void {
  const lacking = FACE_PARTS.filter((part) => !parts.has(part));
  if (lacking.length > 0) throw new UnfitSet('lacks', lacking.join(' '));
}
