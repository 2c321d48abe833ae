import { validateConfiguration } from 'app-builder-lib/out/util/config/config.js';
import { DebugLogger } from 'builder-util';
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfiguration } from '../../main/build/pack/folder.ts';
import { ROOT } from '../../main/build/root.ts';
import { temporaryFolder } from '../main/browser/hosted.ts';
import { CHROMIUM_LOCALES } from './stand-in.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const ours = JSON.parse(read('package.json')) as Readonly<Record<string, string>>;
const configuration = readConfiguration();
const check = (value: unknown): Promise<void> => validateConfiguration(value as never, new DebugLogger(false));

/** Returns every text anywhere in a value. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const [association] = [configuration.fileAssociations ?? []].flat();
const ending = String(association?.ext);
const mimeType = String(association?.mimeType);

describe('the packaging configuration', () => {
  test('keeps of Chromium’s words those of every language', () =>
    expect(configuration.electronLanguages).toEqual([
      ...new Set(CHROMIUM_LOCALES.map((locale) => locale.replace(/^en-.*/, 'en'))),
    ]));

  test('conforms to electron-builder’s schema', async () => {
    await expect(check(configuration)).resolves.toBeUndefined();
    await expect(check({ ...configuration, electronFuse: {} })).rejects.toThrow(/electronFuse/);
    await expect(check({ ...configuration, nsis: { oneClick: 'no' } })).rejects.toThrow(/oneClick/);
  });

  test('names existing files', () => {
    const named = textsIn(configuration)
      .flatMap((text) => text.split('=')[0] ?? [])
      .filter((text) => /^assets\/[^*]*$/.test(text));
    expect(named).toContain('assets/icons/baize.icns');
    expect(named).toContain('assets/linux/invalid.baize.Baize.metainfo.xml');
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  test('turns off every fuse that lets another program control Baize', () => {
    expect(configuration.electronFuses).toMatchObject({
      runAsNode: false,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      grantFileProtocolExtraPrivileges: false,
      onlyLoadAppFromAsar: true,
      enableEmbeddedAsarIntegrityValidation: true,
      enableCookieEncryption: false,
    });
  });

  test('makes an installer and an archive for each of the three systems', () => {
    const targets = [configuration.win, configuration.mac, configuration.linux].map((system) => system?.target);
    expect(targets).toEqual([
      [
        { target: 'nsis', arch: ['x64', 'arm64'] },
        { target: 'portable', arch: ['x64', 'arm64'] },
      ],
      [
        { target: 'dmg', arch: ['universal'] },
        { target: 'zip', arch: ['universal'] },
      ],
      ['AppImage', 'deb', 'rpm'].map((target) => ({ target, arch: ['x64', 'arm64'] })),
    ]);
  });

  test('makes an AppImage that needs no libfuse.so.2', async () => {
    expect(configuration.toolsets?.appimage).toMatch(/^[1-9]/);
    await expect(check({ ...configuration, toolsets: { appimage: '9.9.9' } })).rejects.toThrow(/toolsets/);
  });

  test('declares the file type of a shared game to macOS, with its icon', () => {
    const { UTExportedTypeDeclarations: types, CFBundleDocumentTypes: opened } = (configuration.mac?.extendInfo ??
      {}) as Record<string, readonly Readonly<Record<string, unknown>>[]>;
    expect(types).toMatchObject([
      {
        UTTypeIconFile: `${association?.icon}.icns`,
        UTTypeTagSpecification: {
          'public.filename-extension': [association?.ext],
          'public.mime-type': [association?.mimeType],
        },
      },
    ]);
    expect(opened?.map((type) => type['LSItemContentTypes'])).toEqual([[types?.[0]?.['UTTypeIdentifier']]]);
    for (const ending of ['icns', 'ico', 'svg'])
      expect(existsSync(join(ROOT, `assets/icons/${association?.icon}.${ending}`))).toBe(true);
  });

  test('gives saved games an icon on Linux that overrides electron-builder’s generic one', () => {
    const places = [configuration.deb, configuration.rpm].map((target) =>
      (target?.fpm ?? []).map((line) => line.split('=')).filter(([, place]) => place?.startsWith('/usr/share/mime/')),
    );
    const [source, place = ''] = places[0]?.[0] ?? [];
    expect(places).toEqual([[[source, place]], [[source, place]]]);
    // If there are two files, the one whose name sorts last gives the icon; electron-builder names its own after the
    // program.
    expect(basename(place) > `${configuration.linux?.executableName}.xml`).toBe(true);
    const text = read(source ?? '');
    expect(text).toContain(`<mime-type type="${mimeType}">`);
    expect(text).toContain(`<icon name="${mimeType.replace('/', '-')}"/>`);
    expect(text).toContain(`<glob pattern="*.${ending}"/>`);
  });

  test('holds no secret: certificates come from the environment', () => {
    expect(read('electron-builder.yml')).not.toMatch(/^\s*(?:csc|certificate|identity|apple|publisher)\w*:/im);
  });
});

/** Whether the tools of the desktop's types of files are installed, as on every Linux with a desktop. */
const typed = ['gio', 'update-mime-database'].every((tool) => spawnSync(tool, ['--version']).error === undefined);

if (typed)
  test('shows its icon for a saved game in desktop tools', () => {
    const folder = temporaryFolder();
    const packages = join(folder, 'mime/packages');
    mkdirSync(packages, { recursive: true });
    // As electron-builder writes it.
    const theirs = `<mime-type type="${mimeType}"><glob pattern="*.${ending}"/><icon name="x-office-document"/></mime-type>`;
    const head = '<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">';
    writeFileSync(join(packages, 'baize.xml'), `<?xml version="1.0"?>${head}${theirs}</mime-info>`);
    copyFileSync(
      join(ROOT, `assets/linux/${configuration.appId}.mime.xml`),
      join(packages, `${configuration.appId}.xml`),
    );
    expect(spawnSync('update-mime-database', [join(folder, 'mime')]).status).toBe(0);
    writeFileSync(join(folder, `game.${ending}`), 'baize:golf#7');
    const env = { ...process.env, XDG_DATA_HOME: folder, XDG_DATA_DIRS: folder, LC_ALL: 'C' };
    const args = ['info', '--attributes=standard::icon', join(folder, `game.${ending}`)];
    const { stdout } = spawnSync('gio', args, { env, encoding: 'utf8' });
    expect(stdout).toMatch(/standard::icon: application-x-baize,/);
  });

/** Whether Debian's package `appstream` is installed; where it is missing there is no test to be skipped. */
const validator = spawnSync('appstreamcli', ['--version']).error === undefined;

if (validator) {
  test('has AppStream metadata that the validator accepts', () => {
    const metainfo = `assets/linux/${configuration.appId}.metainfo.xml`;
    const found = spawnSync('appstreamcli', ['validate', '--no-net', metainfo], { cwd: ROOT, encoding: 'utf8' });
    expect([found.status, found.stdout]).toEqual([0, expect.stringContaining('successful')]);
  });
}

describe('the program’s identity', () => {
  const { appId } = configuration;
  const metainfo = read(`assets/linux/${appId}.metainfo.xml`);

  test('is the same on all systems', () => {
    expect(ours['desktopName']).toBe(`${appId}.desktop`);
    expect(metainfo).toContain(`<id>${appId}</id>`);
    expect(metainfo).toContain(`<launchable type="desktop-id">${appId}.desktop</launchable>`);
    expect(metainfo).toContain(`<url type="homepage">${ours['homepage']}</url>`);
    expect(metainfo).toContain(`<binary>${configuration.linux?.executableName}</binary>`);
  });

  test('lists its version among the AppStream releases', () => {
    expect(metainfo).toContain(`<release version="${ours['version']}"`);
  });

  test('lists its links and files in the metadata', () => {
    expect(metainfo).toContain('<mediatype>x-scheme-handler/baize</mediatype>');
    expect(metainfo).toContain('<mediatype>application/x-baize</mediatype>');
    expect(read('assets/windows/installer.nsh')).toContain(String.raw`"Software\Classes\baize"`);
  });

  test('receives links and files after the options on Windows', () => {
    const commands = read('assets/windows/installer.nsh').match(/shell\\open\\command".*$/gm) ?? [];
    const { name } = [configuration.fileAssociations ?? []].flat()[0] ?? {};
    expect(commands).toHaveLength(2);
    expect(commands.filter((command) => !command.endsWith(`-- "%1"'`))).toEqual([]);
    expect(read('assets/windows/installer.nsh')).toContain(
      String.raw`"Software\Classes\${name}\shell`.replace('${name}', String(name)),
    );
    // Windows' rules for such names: no space, and the program's name first.
    expect(name).toMatch(/^Baize\.\w+$/);
  });

  test('is the application id of windows, links and files on Windows', () => {
    const script = read('assets/windows/installer.nsh');
    const ids = Array.from(script.matchAll(/Classes\\([\w.]+)" "AppUserModelID" "(.+)"/g), ([, of, id]) => [of, id]);
    expect(ids).toEqual(['baize', 'Baize.Game'].map((of) => [of, '${APP_ID}']));
  });
});
