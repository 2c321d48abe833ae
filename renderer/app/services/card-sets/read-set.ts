import { type SetFile, folderOf, isDrawingFile, fileName } from './files/set-file.ts';
import { UnfitSet } from './files/unfit.ts';
import { unpacked } from './files/unpack.ts';
import { readAisleRiot } from './formats/aisleriot.ts';
import type { FoundSet } from './formats/found-set.ts';
import { isKde, readKde } from './formats/kde.ts';
import { readNamed } from './formats/named-pictures.ts';
import { isPySol, readPySol } from './formats/pysol.ts';
import { textsOfSet } from './formats/set-texts.ts';
import type { OwnCardSet } from '../../../../preload/api.ts';

/** A set that was read: the data to store about it, and its pictures as they were found. */
export interface ReadSet extends Pick<OwnCardSet, 'name' | 'kind' | 'author' | 'texts'> {
  readonly pictures: FoundSet['pictures'];
}

/** Reads the card set in a file, an archive or a folder. @throws UnfitSet, which says why there is none. */
export async function readSet(chosen: readonly SetFile[]): Promise<ReadSet> {
  const files = await unpacked(chosen);
  const called = calledBy(chosen);
  const set = await findSet(files, called);
  return { kind: set.kind, pictures: set.pictures, ...textsOfSet(set, files, called) };
}

async function findSet(files: readonly SetFile[], called: string): Promise<FoundSet> {
  const [deck, ...moreDecks] = files.filter(isKde);
  const [config, ...moreConfigs] = files.filter(isPySol);
  if (moreDecks.length + moreConfigs.length > 0 || (deck && config))
    throw new UnfitSet('several', `${files.filter((file) => isKde(file) || isPySol(file)).length}`);
  if (deck) return readKde(deck, files);
  if (config) return readPySol(config, files);
  return (await readNamed(files, called)) ?? readDrawn(files);
}

/** Reads the only drawing that contains all cards. @throws UnfitSet. */
async function readDrawn(files: readonly SetFile[]): Promise<FoundSet> {
  const sets: FoundSet[] = [];
  const drawings = files.filter(({ path }) => isDrawingFile(path));
  if (drawings.length > MAX_DRAWINGS) throw new UnfitSet('many-drawings', `${drawings.length}`);
  for (const file of drawings) {
    const set = await readAisleRiot(file);
    if (set) sets.push(set);
  }
  const [only, ...more] = sets;
  if (!only) throw new UnfitSet('no-set');
  if (more.length > 0) throw new UnfitSet('several', `${sets.length}`);
  return only;
}

/** At most this many drawings are searched for a set. */
const MAX_DRAWINGS = 8;

/** Returns the name of the chosen folder or file, without its extension. */
function calledBy(chosen: readonly SetFile[]): string {
  const [first] = chosen;
  if (!first) return '';
  const folder = folderOf(first.path).split('/')[0] ?? '';
  return chosen.length > 1 && folder !== '' ? folder : fileName(first.path).replace(/(?:\.tar)?\.\w+$/, '');
}
