import { folderOf, fileName, type SetFile } from '../files/set-file.ts';
import { cutByName } from './drawn-set.ts';
import { countFaces, drawingIn, type FoundSet, MIN_CARDS, mustBeWhole } from './found-set.ts';

/**
 * Reads a theme of AisleRiot, one drawing in which each card is an element; undefined: it names too few cards. A deck
 * of KDE without its description is read in the same way.
 */
export async function readAisleRiot(file: SetFile): Promise<FoundSet | undefined> {
  const drawn = await drawingIn(file);
  const pictures = cutByName(drawn, file.path);
  if (countFaces(pictures) < MIN_CARDS) return undefined;
  mustBeWhole(pictures);
  const name = fileName(file.path).replace(/\.svgz?$/, '');
  return {
    kind: 'aisleriot',
    name: name.replaceAll(/[-_]+/g, ' '),
    author: '',
    pictures,
    drawing: { path: file.path, drawn },
    folder: folderOf(file.path),
  };
}
