import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { FuseState } from '@electron/fuses/dist/constants.js';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOf } from '../../main/system/natives.ts';
import { buildIfStale } from '../../main/start/fresh.ts';
import { type Content, listContents, megabytes, readContent } from '../../main/build/pack/contents.ts';
import { describeLinuxPackage, packFolder } from '../../main/build/pack/folder.ts';
import { ROOT } from '../../main/build/root.ts';
import { licencesIn } from '../../main/build/licences.ts';
import { textsIn } from '../tools/words/catalogues.ts';
import { BY_NIGHT } from '../tools/night.ts';
import { CHROMIUM_LOCALES, standInElectron } from './stand-in.ts';

const folder = mkdtempSync(join(tmpdir(), 'baize-packing-'));
beforeAll(async () => {
  standInElectron(join(folder, 'electron'));
  expect(await buildIfStale(ROOT)).toBe(true);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pack = (filesOf: 'linux' | 'win' | 'mac', arch: 'x64' | 'arm64'): Promise<string> =>
  packFolder({ electron: join(folder, 'electron'), output: join(folder, `${filesOf}-${arch}`), filesOf, arch });

const built = (part: string): string[] =>
  readdirSync(join(ROOT, 'dist', part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1));

const ALLOWED_LICENCES = /^(?:MIT|ISC|BSD-[23]-Clause|Apache-2\.0|MPL-2\.0|OFL-1\.1)$/;
const SQLITE = 'node_modules/better-sqlite3';
const paths = (contents: readonly Content[]): string[] => contents.map(({ path }) => path);

const WINDOWS = ['win', 'arm64', ['win32-arm64']] as const;
/** The only system whose packages contain two binaries. */
const MAC = ['mac', 'arm64', ['darwin-arm64', 'darwin-x64']] as const;

/** The languages of a desktop file, by their suffixes. */
const WORDS = {
  de: 'de',
  es: 'es',
  fr: 'fr',
  it: 'it',
  nl: 'nl',
  pl: 'pl',
  pt_BR: 'pt',
  sv: 'sv',
  ja: 'ja',
  zh_CN: 'zh',
  ru: 'ru',
  uk: 'uk',
  cs: 'cs',
  tr: 'tr',
  ko: 'ko',
};

const plain = (label = ''): string => label.replaceAll(/\(&\w\)|&|\s*…/g, '');

/** Returns the labels of the program's own menus, by the language suffix of a desktop file. */
const namesOf = (word: 'menu.new' | 'menu.daily'): Record<string, string> => ({
  Name: plain(textsIn('en')[word]),
  ...Object.fromEntries(
    Object.entries(WORDS).map(([suffix, language]) => [`Name[${suffix}]`, plain(textsIn(language)[word])]),
  ),
});

/** Reads the actions that a launcher offers besides the start. */
const actionsIn = (entry: readonly string[]): unknown[] =>
  entry
    .join('\n')
    .split('[Desktop Action ')
    .slice(1)
    .map((part) => {
      const [id, ...lines] = part.trim().split('\n');
      const fields = Object.fromEntries(lines.map((line) => line.split('=') as [string, string]));
      const { Exec: exec, ...names } = fields;
      return { id: id?.replace(']', ''), exec, names };
    });

describe('a packaged folder', () => {
  test('holds the build and the needed parts of better-sqlite3 only', async () => {
    const contents = listContents(await pack('linux', 'x64'));
    const [theirs, own] = [true, false].map((of) => contents.filter(({ path }) => path.startsWith(SQLITE) === of));
    expect(paths(own!).toSorted()).toEqual(
      ['LICENSE', 'package.json', ...['main', 'preload', 'renderer'].flatMap(built)].toSorted(),
    );
    expect(paths(own!).filter((path) => /\.(?:map|ts|tsx)$|test|licences\.json/.test(path))).toEqual([]);
    expect(paths(theirs!).filter((path) => !path.startsWith(`${SQLITE}/lib/`))).toEqual([
      `${SQLITE}/LICENSE`,
      `${SQLITE}/package.json`,
      `${SQLITE}/prebuilds/linux-x64.node`,
    ]);
    const bytes = contents.reduce((sum, content) => sum + content.bytes, 0);
    console.log(`Unpacked, without Electron: ${megabytes(bytes)}.`);
    expect(bytes).toBeLessThan(16e6);
  });

  test.each(BY_NIGHT ? [WINDOWS, MAC] : [MAC])(
    'holds for %s on %s that system’s binaries only',
    async (system, arch, binaries) => {
      const contents = paths(listContents(await pack(system, arch)));
      expect(contents.filter((path) => path.endsWith('.node'))).toEqual(
        binaries.map((name) => `${SQLITE}/prebuilds/${name}.node`),
      );
      expect(contents).toContain('dist/main/index.js');
      expect(contents).not.toContain('README.md');
    },
  );

  test('has only SQLite’s binary beside the integrity-checked archive', () => {
    const packed = join(folder, 'linux-x64/linux-unpacked');
    const beside = paths(listContents(packed).filter(({ unpacked }) => unpacked));
    expect(beside).toEqual([`${SQLITE}/prebuilds/linux-x64.node`]);
    const there = readdirSync(join(packed, 'resources/app.asar.unpacked'), { recursive: true, withFileTypes: true });
    expect(there.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual(['linux-x64.node']);
  });

  test('has a binary of Baize’s name with safe fuses', async () => {
    const packed = join(folder, 'linux-x64/linux-unpacked');
    const fuses = await getCurrentFuseWire(join(packed, 'baize'));
    const off = [
      FuseV1Options.RunAsNode,
      // No cookie is ever set, and on macOS it would ask for the Keychain.
      FuseV1Options.EnableCookieEncryption,
      FuseV1Options.EnableNodeOptionsEnvironmentVariable,
      FuseV1Options.EnableNodeCliInspectArguments,
      FuseV1Options.LoadBrowserProcessSpecificV8Snapshot,
      FuseV1Options.GrantFileProtocolExtraPrivileges,
    ];
    const on = [FuseV1Options.EnableEmbeddedAsarIntegrityValidation, FuseV1Options.OnlyLoadAppFromAsar];
    expect(off.map((fuse) => fuses[fuse])).toEqual(off.map(() => FuseState.DISABLE));
    expect(on.map((fuse) => fuses[fuse])).toEqual(on.map(() => FuseState.ENABLE));
  });

  test('keeps the licences of Electron and Chromium, and Baize’s languages only', () => {
    const packed = join(folder, 'linux-x64/linux-unpacked');
    for (const name of ['LICENSE.electron.txt', 'LICENSES.chromium.html'])
      expect(existsSync(join(packed, name))).toBe(true);
    expect(readdirSync(join(packed, 'locales')).toSorted()).toEqual(
      CHROMIUM_LOCALES.map((name) => `${name}.pak`).toSorted(),
    );
  });

  test('lists every contained work, all under permissive licences', () => {
    const packed = join(folder, 'linux-x64/linux-unpacked');
    const theirs = ['dist/main/licences.md', 'dist/renderer/licences.md'].flatMap((path) =>
      Array.from(readContent(packed, path).matchAll(/^## (\S+) - \S+ \((.+)\)$/gm), ([, name = '', licence = '']) => ({
        name,
        licence,
      })),
    );
    const names = [...theirs.map(({ name }) => name), 'better-sqlite3'];
    expect(names).toEqual(expect.arrayContaining(['pixi.js', 'preact', 'valibot', 'intl-messageformat']));
    const notice = readFileSync(join(ROOT, 'assets/THIRD-PARTY.md'), 'utf8');
    expect(names.filter((name) => !notice.includes(name.replace('@formatjs/', '')))).toEqual([]);
    expect(theirs.filter(({ licence }) => !ALLOWED_LICENCES.test(licence))).toEqual([]);
  });

  test('has the full text of every licence', () => {
    const packed = join(folder, 'linux-x64/linux-unpacked');
    const all = ['dist/main/licences.md', 'dist/renderer/licences.md'].flatMap((path) =>
      licencesIn(readContent(packed, path)),
    );
    expect(all.map(({ head }) => head)).toContainEqual(expect.stringContaining('@pixi/colord'));
    const short = all.filter(({ text }) => text.length < 400 || !/copyright/i.test(text));
    expect(short).toEqual([]);
    expect(all.filter(({ text }) => !/WARRANT/.test(text)).map(({ head }) => head)).toEqual([]);
  });

  test('checks its SQLite binary against a hash in the archive', async () => {
    const packed = join(folder, 'linux-x64/linux-unpacked');
    const hashes = JSON.parse(readContent(packed, 'dist/main/natives.json')) as Record<string, string>;
    const binary = join(packed, 'resources/app.asar.unpacked', SQLITE, 'prebuilds/linux-x64.node');
    expect(hashes['linux-x64']).toBe(hashOf(readFileSync(binary)));
    expect(Object.keys(hashes)).toEqual(expect.arrayContaining(['win32-x64', 'win32-arm64', 'linux-arm64']));
    const inside = listContents(packed).find(({ path }) => path === 'dist/main/natives.json');
    expect(inside?.unpacked ?? false).toBe(false);
  });

  test('starts from the AppImage’s desktop file with the sandbox and opened files last', async () => {
    const { entry } = await describeLinuxPackage(
      join(folder, 'linux-x64/linux-unpacked'),
      join(folder, 'app'),
      'AppImage',
    );
    expect(entry.find((line) => line.startsWith('Exec='))).toBe('Exec=AppRun -- %U');
    expect(actionsIn(entry)).toEqual([
      { id: 'NewDeal', exec: 'AppRun --new-deal', names: namesOf('menu.new') },
      { id: 'DealOfTheDay', exec: 'AppRun --deal-of-the-day', names: namesOf('menu.daily') },
    ]);
  });

  test('starts from a desktop file that opens Baize’s links and files on Linux', async () => {
    const { entry, args } = await describeLinuxPackage(join(folder, 'linux-x64/linux-unpacked'), join(folder, 'deb'));
    expect(entry).toEqual(
      expect.arrayContaining([
        '[Desktop Entry]',
        'Name=Baize',
        'Exec=/opt/Baize/baize -- %U',
        'Icon=baize',
        'StartupWMClass=invalid.baize.Baize',
        'MimeType=application/x-baize;x-scheme-handler/baize;',
        'Categories=Game;CardGame;',
        'SingleMainWindow=true',
        'Actions=NewDeal;DealOfTheDay;',
      ]),
    );
    expect(actionsIn(entry)).toEqual([
      { id: 'NewDeal', exec: 'baize --new-deal', names: namesOf('menu.new') },
      { id: 'DealOfTheDay', exec: 'baize --deal-of-the-day', names: namesOf('menu.daily') },
    ]);
    const places = args.flatMap((arg) => /^.+=(\/usr\/share\/.+)$/.exec(arg)?.[1] ?? []);
    expect(places).toEqual(
      expect.arrayContaining([
        '/usr/share/metainfo/invalid.baize.Baize.metainfo.xml',
        '/usr/share/applications/invalid.baize.Baize.desktop',
        '/usr/share/mime/packages/baize.xml',
        '/usr/share/mime/packages/invalid.baize.Baize.xml',
        '/usr/share/icons/hicolor/512x512/apps/baize.png',
        '/usr/share/icons/hicolor/scalable/apps/baize.svg',
        '/usr/share/icons/hicolor/scalable/mimetypes/application-x-baize.svg',
      ]),
    );
  });

  test('has a package.json with runtime fields only', () => {
    const { scripts, devDependencies, main } = JSON.parse(
      readContent(join(folder, 'linux-x64/linux-unpacked'), 'package.json'),
    ) as Record<string, unknown>;
    expect({ scripts, devDependencies, main }).toEqual({ main: 'dist/main/index.js' });
  });
});
