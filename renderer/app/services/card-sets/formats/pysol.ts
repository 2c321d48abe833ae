import type { SetPart } from '../../../../../preload/api.ts';
import { folderOf, fileName, type SetFile, textOf } from '../files/set-file.ts';
import { UnfitSet } from '../files/unfit.ts';
import { type FoundPicture, type FoundSet, mustBeWhole, pictureIn } from './found-set.ts';

/** Whether a file describes a set of PySolFC. */
export const isPySol = ({ path, bytes }: SetFile): boolean =>
  fileName(path) === 'config.txt' && textOf(bytes.slice(0, 5)) === 'PySol';

const LETTERS = 'A23456789TJQK';
const SUITS = 'CDHS';
const FRENCH = 1;
/** Kinds of other sets, by their number. */
const TYPES = [
  '',
  '',
  'Hanafuda',
  'Tarock',
  'Mahjongg',
  'Hexadecimal',
  'Mughal Ganjifa',
  'Navagraha Ganjifa',
  'Dashavatara Ganjifa',
];

/** Reads a set of PySolFC: `config.txt` states its kind, and each card is a file. @throws UnfitSet. */
export async function readPySol(config: SetFile, files: readonly SetFile[]): Promise<FoundSet> {
  const [head = '', title = '', , , back = ''] = textOf(config.bytes).split(/\r?\n/);
  const [, version = '1', extension = '.gif', type = '1'] = head.split(';').map((part) => part.trim());
  const kind = Number(version) >= 3 ? Number(type) : FRENCH;
  if (kind !== FRENCH) throw new UnfitSet('other-cards', TYPES[kind] ?? `${kind}`);
  const folder = folderOf(config.path);
  const ending = Number(version) >= 3 && /^\.\w{3,4}$/.test(extension) ? extension.toLowerCase() : '.gif';
  const byName = new Map(
    files.filter(({ path }) => folderOf(path) === folder).map((file) => [fileName(file.path), file]),
  );
  const pictures = new Map<SetPart, FoundPicture>();
  for (const [part, name] of namesOf(back)) {
    const file = byName.get(name) ?? byName.get(`${name}${ending}`);
    if (file && !pictures.has(part)) pictures.set(part, await pictureIn(file));
  }
  mustBeWhole(pictures);
  const name = title.slice(title.indexOf(';') + 1).trim();
  return { kind: 'pysol', name, author: '', pictures, folder };
}

/**
 * Lists the cards with the names of their files, without extension except that of the back, which the set itself names.
 */
function namesOf(back: string): (readonly [SetPart, string])[] {
  const faces = Array.from(SUITS).flatMap((suit) =>
    Array.from(
      LETTERS,
      (rank, i) => [`${rank}${suit}` as SetPart, `${i + 1}`.padStart(2, '0') + suit.toLowerCase()] as const,
    ),
  );
  const backs = [back.trim().toLowerCase(), 'back01', 'back00'].filter(Boolean);
  return [...faces, ['?B', '01z'], ['?R', '02z'], ...backs.map((name) => ['back', name] as const)];
}
