import { readdir, readFile, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, isAbsolute, join, sep } from 'node:path';
import type { FoundForeign } from '../../preload/api.ts';

/** The largest file that is offered, the most bytes and files in one answer, and the most saved games of a folder. */
const MAX_BYTES = 8 * 1024 * 1024;
const MAX_ALL_BYTES = 16 * 1024 * 1024;
const MAX_FILES = 60;
const MAX_SAVES = 20;
/** The newest saved games are chosen among at most this many. */
const MAX_LISTED = 2000;

/** The person's folders in which programs keep their files. */
export interface UserFolders {
  readonly home: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Returns the files in which other solitaire programs keep the games of a player, on Linux, macOS and Windows. */
function placesOf({ home, env }: UserFolders): string[] {
  const flatpak = (app: string, ...path: string[]): string => join(home, '.var', 'app', app, ...path);
  const named = (name: string): string[] => {
    const folder = env[name];
    return folder !== undefined && isAbsolute(folder) ? [folder] : [];
  };
  const [config = join(home, '.config')] = named('XDG_CONFIG_HOME');
  const [data = join(home, '.local', 'share')] = named('XDG_DATA_HOME');
  const local = named('LOCALAPPDATA');
  const snap = join(home, 'snap', 'kpat', 'current');
  const aisleRiot = ['gnome-games', 'aisleriot'];
  const saved = ['kpat', 'savedstate.xml'];
  return [
    join(config, ...aisleRiot),
    flatpak('org.gnome.Aisleriot', 'config', ...aisleRiot),
    join(home, 'snap', 'aisleriot', 'current', '.config', ...aisleRiot),
    join(home, '.gconf', 'apps', 'aisleriot', '%gconf.xml'),
    join(home, '.gconf', 'apps', 'aisleriot', 'rules', '%gconf.xml'),
    join(config, 'kpatrc'),
    flatpak('org.kde.kpat', 'config', 'kpatrc'),
    join(snap, '.config', 'kpatrc'),
    join(home, '.kde', 'share', 'config', 'kpatrc'),
    join(home, '.kde4', 'share', 'config', 'kpatrc'),
    // Where Qt puts settings and data on macOS and on Windows.
    join(home, 'Library', 'Preferences', 'kpatrc'),
    ...local.map((folder) => join(folder, 'kpatrc')),
    join(data, ...saved),
    flatpak('org.kde.kpat', 'data', ...saved),
    join(snap, '.local', 'share', ...saved),
    join(home, '.kde', 'share', 'apps', ...saved),
    join(home, '.kde4', 'share', 'apps', ...saved),
    join(home, 'Library', 'Application Support', ...saved),
    ...local.map((folder) => join(folder, ...saved)),
    ...pysolFolders({ home, env }).flatMap((folder) =>
      ['statistics.dat', 'options.cfg', 'holdgame.dat'].map((name) => join(folder, name)),
    ),
  ];
}

const pysolFolders = ({ home, env }: UserFolders): string[] => [
  join(home, '.PySolFC'),
  join(home, '.var', 'app', 'io.sourceforge.pysolfc.PySolFC', '.PySolFC'),
  ...(env['APPDATA'] !== undefined && isAbsolute(env['APPDATA']) ? [join(env['APPDATA'], 'PySolFC')] : []),
];

/** Lists the newest saved games in a folder of PySolFC, the newest first. */
async function savesIn(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, 'savegames')).catch(() => []);
  const paths = names.filter((name) => name.endsWith('.pso')).map((name) => join(folder, 'savegames', name));
  const saves = await Promise.all(
    paths.slice(0, MAX_LISTED).map(async (path) => ({
      path,
      changed: await stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    })),
  );
  return saves
    .toSorted((one, other) => other.changed - one.changed)
    .slice(0, MAX_SAVES)
    .map(({ path }) => path);
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
  path.startsWith(home + sep) ? `~${path.slice(home.length)}` : path;
