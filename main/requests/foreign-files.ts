import { readdir, readFile, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import type { FoundForeign } from '../../preload/api.ts';

/** The largest file that is offered, the most bytes and files in one answer, and the most saved games of a folder. */
const MAX_BYTES = 8 * 1024 * 1024;
const MAX_ALL_BYTES = 16 * 1024 * 1024;
const MAX_FILES = 60;
const MAX_SAVES = 20;

/** The person's folders in which programs keep their files. */
export interface UserFolders {
  readonly home: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Returns the files in which other solitaire programs keep what a player has played, on Linux, macOS and Windows. */
function placesOf({ home, env }: UserFolders): string[] {
  const flatpak = (app: string, ...path: string[]): string => join(home, '.var', 'app', app, ...path);
  const config = env['XDG_CONFIG_HOME'] ?? join(home, '.config');
  const data = env['XDG_DATA_HOME'] ?? join(home, '.local', 'share');
  const snap = join(home, 'snap', 'kpat', 'current');
  const aisleRiot = ['gnome-games', 'aisleriot'];
  const saved = ['kpat', 'savedstate.xml'];
  return [
    join(config, ...aisleRiot),
    flatpak('org.gnome.Aisleriot', 'config', ...aisleRiot),
    join(home, 'snap', 'aisleriot', 'current', '.config', ...aisleRiot),
    join(config, 'kpatrc'),
    flatpak('org.kde.kpat', 'config', 'kpatrc'),
    join(snap, '.config', 'kpatrc'),
    join(home, '.kde', 'share', 'config', 'kpatrc'),
    join(home, '.kde4', 'share', 'config', 'kpatrc'),
    join(data, ...saved),
    flatpak('org.kde.kpat', 'data', ...saved),
    join(snap, '.local', 'share', ...saved),
    ...pysolFolders({ home, env }).flatMap((folder) =>
      ['statistics.dat', 'options.cfg', 'holdgame.dat'].map((name) => join(folder, name)),
    ),
  ];
}

const pysolFolders = ({ home, env }: UserFolders): string[] => [
  join(home, '.PySolFC'),
  join(home, '.var', 'app', 'io.sourceforge.pysolfc.PySolFC', '.PySolFC'),
  ...(env['APPDATA'] === undefined ? [] : [join(env['APPDATA'], 'PySolFC')]),
];

/** Lists the newest saved games in a folder of PySolFC. */
async function savesIn(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, 'savegames')).catch(() => []);
  return names
    .filter((name) => name.endsWith('.pso'))
    .slice(0, MAX_SAVES)
    .map((name) => join(folder, 'savegames', name));
}

/** Reads the files of other solitaire programs that there are; only called when the player asks for it. */
export async function findForeignFiles(
  folders: UserFolders = { home: homedir(), env: process.env },
): Promise<FoundForeign[]> {
  const saves = await Promise.all(pysolFolders(folders).map(savesIn));
  const found: FoundForeign[] = [];
  let room = MAX_ALL_BYTES;
  for (const path of new Set([...placesOf(folders), ...saves.flat()])) {
    const bytes = found.length < MAX_FILES ? await contentOf(path, Math.min(room, MAX_BYTES)) : undefined;
    if (!bytes) continue;
    room -= bytes.length;
    found.push({ name: basename(path), path: shortened(path, folders.home), base64: bytes.toString('base64') });
  }
  return found;
}

/** Returns a file's bytes; undefined where there is none, it can't be read, or it is too large. */
async function contentOf(path: string, most: number): Promise<Buffer | undefined> {
  try {
    const { size } = await stat(path);
    return size > 0 && size <= most ? await readFile(path) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns a path as people write it, with `~` for the home folder. */
const shortened = (path: string, home: string): string =>
  path.startsWith(home) ? `~${path.slice(home.length)}` : path;
