import type { SetPart } from '../../../../../preload/api.ts';
import { folderOf, fileName, type SetFile, textOf } from '../files/set-file.ts';
import { UnfitSet } from '../files/unfit.ts';
import { Cutter } from '../svg/cut.ts';
import { drawingIn, type FoundPicture, type FoundSet, mustBeWhole } from './found-set.ts';
import { groupOf } from './key-file.ts';

const GROUP = 'KDE Backdeck';
const RANKS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'];
const LETTERS = 'A23456789TJQK';
const SUITS = ['club', 'diamond', 'heart', 'spade'];

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
  const pictures = cutByName(new Cutter(drawn), file.path);
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

/**
 * Cuts the cards out of a drawing by their names. Each is as large as what it draws, since cards of one set may be
 * drawn in several sizes.
 */
export function cutByName(cutter: Cutter, path: string): Map<SetPart, FoundPicture> {
  const pictures = new Map<SetPart, FoundPicture>();
  const add = (part: SetPart, id: string): void => {
    const node = cutter.cut(id);
    if (node) pictures.set(part, { node, box: undefined, path });
  };
  for (const [at, suit] of SUITS.entries())
    for (const [i, rank] of RANKS.entries())
      add(`${LETTERS.charAt(i)}${'CDHS'.charAt(at)}` as SetPart, `${rank}_${suit}`);
  add('back', 'back');
  return pictures;
}
