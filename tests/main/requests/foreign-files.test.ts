import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findForeignFiles } from '../../../main/requests/foreign-files.ts';
import { temporaryFolder } from '../browser/hosted.ts';

function homeWith(paths: readonly string[], content = 'x'): string {
  const home = temporaryFolder();
  for (const path of paths) {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), content);
  }
  return home;
}

const pathsIn = async (home: string, env: Readonly<Record<string, string>> = {}): Promise<string[]> =>
  (await findForeignFiles({ home, env })).map(({ path }) => path.replaceAll('\\', '/'));

test.each([
  ['native packages', '.config/gnome-games/aisleriot', '.config/kpatrc', '.local/share/kpat/savedstate.xml'],
  [
    'KDE 4',
    '.kde/share/config/kpatrc',
    '.kde4/share/config/kpatrc',
    '.kde/share/apps/kpat/savedstate.xml',
    '.kde4/share/apps/kpat/savedstate.xml',
  ],
  ['GConf', '.gconf/apps/aisleriot/%gconf.xml', '.gconf/apps/aisleriot/rules/%gconf.xml'],
  ['macOS', 'Library/Preferences/kpatrc', 'Library/Application Support/kpat/savedstate.xml', '.PySolFC/statistics.dat'],
  [
    'Flatpak',
    '.var/app/org.gnome.Aisleriot/config/gnome-games/aisleriot',
    '.var/app/org.kde.kpat/config/kpatrc',
    '.var/app/org.kde.kpat/data/kpat/savedstate.xml',
    '.var/app/io.sourceforge.pysolfc.PySolFC/.PySolFC/statistics.dat',
  ],
  ['Snap', 'snap/kpat/current/.config/kpatrc', 'snap/kpat/current/.local/share/kpat/savedstate.xml'],
  ['PySolFC', '.PySolFC/statistics.dat', '.PySolFC/options.cfg', '.PySolFC/holdgame.dat', '.PySolFC/savegames/a.pso'],
])('finds the files of %s', async (_, ...paths) => {
  expect(await pathsIn(homeWith(paths))).toEqual(paths.map((path) => `~/${path}`));
});

test('finds files in the folders that the system names', async () => {
  const home = homeWith(['conf/kpatrc', 'data/kpat/savedstate.xml', 'AppData/PySolFC/statistics.dat']);
  const env = {
    XDG_CONFIG_HOME: join(home, 'conf'),
    XDG_DATA_HOME: join(home, 'data'),
    APPDATA: join(home, 'AppData'),
  };
  expect(await pathsIn(home, env)).toEqual([
    '~/conf/kpatrc',
    '~/data/kpat/savedstate.xml',
    '~/AppData/PySolFC/statistics.dat',
  ]);
});

test('finds KPatience’s files on Windows and ignores relative system folders', async () => {
  const home = homeWith(['AppData/Local/kpatrc', 'AppData/Local/kpat/savedstate.xml', '.config/kpatrc']);
  const env = { XDG_CONFIG_HOME: '', XDG_DATA_HOME: 'data', APPDATA: '.', LOCALAPPDATA: join(home, 'AppData/Local') };
  expect(await pathsIn(home, env)).toEqual([
    '~/.config/kpatrc',
    '~/AppData/Local/kpatrc',
    '~/AppData/Local/kpat/savedstate.xml',
  ]);
});

test('returns file contents and skips folders, empty files and files over the limit', async () => {
  const home = homeWith(['.config/kpatrc'], '[Scores]\n');
  expect(await findForeignFiles({ home, env: {} })).toEqual([
    { name: 'kpatrc', path: '~/.config/kpatrc', base64: Buffer.from('[Scores]\n').toString('base64') },
  ]);
  const odd = homeWith(['.PySolFC/statistics.dat/x', '.PySolFC/savegames/notes.txt']);
  mkdirSync(join(odd, '.config'));
  writeFileSync(join(odd, '.config/kpatrc'), '');
  writeFileSync(join(odd, '.PySolFC/options.cfg'), Buffer.alloc(8 * 1024 * 1024 + 1));
  expect(await findForeignFiles({ home: odd, env: {} })).toEqual([]);
});

test('returns at most 60 files, and the 20 newest saved games of a folder', async () => {
  const saves = Array.from({ length: 50 }, (_, at) => `.PySolFC/savegames/${at}.pso`);
  const home = homeWith(saves);
  for (const [at, path] of saves.entries()) utimesSync(join(home, path), at, at);
  expect(await pathsIn(home)).toEqual(
    saves
      .slice(30)
      .toReversed()
      .map((path) => `~/${path}`),
  );
});
