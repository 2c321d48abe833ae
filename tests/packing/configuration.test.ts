import { validateConfiguration } from 'app-builder-lib/out/util/config/config.js';
import { DebugLogger } from 'builder-util';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfiguration } from '../../main/build/pack/folder.ts';
import { ROOT } from '../../main/build/root.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const ours = JSON.parse(read('package.json')) as Readonly<Record<string, string>>;
const configuration = readConfiguration();
const check = (value: unknown): Promise<void> => validateConfiguration(value as never, new DebugLogger(false));

/** Returns every text anywhere in a value. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

describe('the configuration of packing', () => {
  test('is what electron-builder’s own schema allows', async () => {
    await expect(check(configuration)).resolves.toBeUndefined();
    await expect(check({ ...configuration, electronFuse: {} })).rejects.toThrow(/electronFuse/);
    await expect(check({ ...configuration, nsis: { oneClick: 'no' } })).rejects.toThrow(/oneClick/);
  });

  test('names files of the repository that are there', () => {
    const named = textsIn(configuration)
      .flatMap((text) => text.split('=')[0] ?? [])
      .filter((text) => /^assets\/[^*]*$/.test(text));
    expect(named).toContain('assets/icons/baize.icns');
    expect(named).toContain('assets/linux/invalid.baize.Baize.metainfo.xml');
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  test('turns off every fuse that would let another program into ours', () => {
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
      ['AppImage', 'deb', 'rpm', 'tar.gz'].map((target) => ({ target, arch: ['x64', 'arm64'] })),
    ]);
  });

  test('makes an AppImage that brings what mounts it, for no new Linux has libfuse.so.2', async () => {
    expect(configuration.toolsets?.appimage).toMatch(/^[1-9]/);
    await expect(check({ ...configuration, toolsets: { appimage: '9.9.9' } })).rejects.toThrow(/toolsets/);
  });

  test('tells macOS which kind of file a shared game is, with a picture of its own', () => {
    const [association] = [configuration.fileAssociations ?? []].flat();
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

  test('holds no secret: certificates are named by the environment alone', () => {
    expect(read('electron-builder.yml')).not.toMatch(/^\s*(?:csc|certificate|identity|apple|publisher)\w*:/im);
  });
});

/** Whether Debian's package `appstream` is installed; where it is missing there is no test to be skipped. */
const validator = spawnSync('appstreamcli', ['--version']).error === undefined;

if (validator) {
  test('describes the program to software centres in a form that AppStream’s own validator takes', () => {
    const metainfo = `assets/linux/${configuration.appId}.metainfo.xml`;
    const found = spawnSync('appstreamcli', ['validate', '--no-net', metainfo], { cwd: ROOT, encoding: 'utf8' });
    expect([found.status, found.stdout]).toEqual([0, expect.stringContaining('successful')]);
  });
}

describe('the program’s name', () => {
  const { appId } = configuration;
  const metainfo = read(`assets/linux/${appId}.metainfo.xml`);

  test('is the same for all systems', () => {
    expect(ours['desktopName']).toBe(`${appId}.desktop`);
    expect(metainfo).toContain(`<id>${appId}</id>`);
    expect(metainfo).toContain(`<launchable type="desktop-id">${appId}.desktop</launchable>`);
    expect(metainfo).toContain(`<url type="homepage">${ours['homepage']}</url>`);
    expect(metainfo).toContain(`<binary>${configuration.linux?.executableName}</binary>`);
  });

  test('has its version among the releases that software centres show', () => {
    expect(metainfo).toContain(`<release version="${ours['version']}"`);
  });

  test('has the links and files of the configuration in the metadata as well', () => {
    expect(metainfo).toContain('<mediatype>x-scheme-handler/baize</mediatype>');
    expect(metainfo).toContain('<mediatype>application/x-baize</mediatype>');
    expect(read('assets/windows/installer.nsh')).toContain(String.raw`"Software\Classes\baize"`);
  });

  test('has what Windows opens behind the options, a link and a file', () => {
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

  test('is the id under which Windows groups links and files with the program’s windows', () => {
    const script = read('assets/windows/installer.nsh');
    const ids = Array.from(script.matchAll(/Classes\\([\w.]+)" "AppUserModelID" "(.+)"/g), ([, of, id]) => [of, id]);
    expect(ids).toEqual(['baize', 'Baize.Game'].map((of) => [of, '${APP_ID}']));
  });
});
