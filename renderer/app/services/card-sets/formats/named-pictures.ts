import type { SetPart } from '../../../../../preload/api.ts';
import { folderOf, isDrawingFile, fileName, type SetFile } from '../files/set-file.ts';
import { partOfName } from './card-names.ts';
import { countFaces, type FoundPicture, type FoundSet, MIN_CARDS, mustBeWhole, pictureIn } from './found-set.ts';

const PICTURE = /\.(?:gif|png|jpe?g|webp|bmp)$/;
type Named = ReadonlyMap<SetPart, SetFile>;

/** Reads a folder of pictures, each named after its card; undefined: there is none. @throws UnfitSet. */
export async function readNamed(files: readonly SetFile[], chosen: string): Promise<FoundSet | undefined> {
  const folders = new Map<string, SetFile[]>();
  for (const file of files)
    if (PICTURE.test(fileName(file.path)) || isDrawingFile(file.path))
      folders.set(folderOf(file.path), [...(folders.get(folderOf(file.path)) ?? []), file]);
  const [best] = [...folders]
    .map(([folder, all]) => ({ folder, named: byPart(all) }))
    .toSorted((a, b) => countFaces(b.named) - countFaces(a.named) || bytesOf(b.named) - bytesOf(a.named));
  if (!best || countFaces(best.named) < MIN_CARDS) return undefined;
  mustBeWhole(best.named);
  const pictures = new Map<SetPart, FoundPicture>();
  for (const [part, file] of best.named) pictures.set(part, await pictureIn(file));
  return { kind: 'pictures', name: fileName(best.folder) || chosen, author: '', pictures, folder: best.folder };
}

/**
 * Maps cards to files; of several pictures of one card, the one with the shortest name, since others are variants of
 * it.
 */
function byPart(files: readonly SetFile[]): Named {
  const named = new Map<SetPart, SetFile>();
  for (const file of files.toSorted((a, b) => a.path.length - b.path.length || (a.path < b.path ? -1 : 1))) {
    const part = partOfName(file.path.slice(file.path.lastIndexOf('/') + 1));
    if (part && !named.has(part)) named.set(part, file);
  }
  return named;
}

/** Adds up the bytes, by which the largest of several sizes is chosen. */
const bytesOf = (named: Named): number => [...named.values()].reduce((sum, { bytes }) => sum + bytes.length, 0);
