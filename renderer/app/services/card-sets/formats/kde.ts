import { folderOf, fileName, type SetFile, textOf } from '../files/set-file.ts';
import { UnfitSet } from '../files/unfit.ts';
import { cutByName } from './drawn-set.ts';
import { drawingIn, type FoundSet, mustBeWhole } from './found-set.ts';
import { groupOf } from './key-file.ts';

const GROUP = 'KDE Backdeck';

/** Whether a file describes a card deck of KDE. */
export const isKde = ({ path, bytes }: SetFile): boolean =>
  fileName(path) === 'index.desktop' && groupOf(textOf(bytes), GROUP) !== undefined;

/** Reads a card deck of KDE: `index.desktop` names a drawing in which each card is an element. */
export async function readKde(index: SetFile, files: readonly SetFile[]): Promise<FoundSet> {
  const about = groupOf(textOf(index.bytes), GROUP) ?? new Map<string, string>();
  const folder = folderOf(index.path);
  const name = fileName(about.get('SVG') ?? '');
  const file = files.find(({ path }) => folderOf(path) === folder && fileName(path) === name);
  if (!file) throw new UnfitSet('lacks', name || 'SVG');
  const drawn = await drawingIn(file);
  const pictures = cutByName(drawn, file.path);
  mustBeWhole(pictures);
  return {
    kind: 'kde',
    name: about.get('Name') ?? '',
    author: about.get('Author') ?? '',
    pictures,
    drawing: { path: file.path, drawn },
    folder,
  };
}
