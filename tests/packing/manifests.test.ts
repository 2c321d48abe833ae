import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfiguration } from '../../main/build/pack/folder.ts';
import { installersIn, fillHashes, hashesIn, manifests, readSums } from '../../main/build/pack/manifests.ts';
import { ROOT } from '../../main/build/root.ts';

const ours = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Readonly<Record<string, string>>;
const { name, version, homepage, license } = ours as Record<'name' | 'version' | 'homepage' | 'license', string>;
const configuration = readConfiguration();
const all = manifests();
const yaml = (path: string): Record<string, unknown> => parse(all.get(path) ?? '') as Record<string, unknown>;

/** electron-builder's own namespace, from which it makes the key by which Windows knows an installed program. */
const NAMESPACE = '50e065bc-3134-11e6-9bab-38c9862bdaf3';

/** Makes a version 5 UUID, from a name hashed by SHA-1 (RFC 9562). */
function uuidOf(id: string): string {
  const bytes = createHash('sha1')
    .update(Buffer.from(NAMESPACE.replaceAll('-', ''), 'hex'))
    .update(id)
    .digest();
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Returns the name of a packed file, from a pattern of electron-builder.yml. */
const named = (pattern: string | null | undefined, os: string, arch: string, ext: string): string =>
  (pattern ?? '')
    .replace('${name}', name)
    .replace('${version}', version)
    .replace('${os}', os)
    .replace('${arch}', arch)
    .replace('${ext}', ext);

/** The files that each manifest names. Debian's name for x64 is amd64. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  'flatpak/invalid.baize.Baize.yml': ['amd64', 'arm64'].map((arch) =>
    named(configuration.artifactName, 'linux', arch, 'deb'),
  ),
  'winget/TheBaizeAuthors.Baize.installer.yaml': ['x64', 'arm64'].map((arch) =>
    named(configuration.nsis?.artifactName, 'win', arch, 'exe'),
  ),
  'homebrew/baize.rb': [named(configuration.artifactName, 'mac', 'universal', 'dmg')],
};

describe('the package-manager manifests', () => {
  test('install the packaged files by name, with a field for each hash', () => {
    expect(all.size).toBe(5);
    const found = [...all].map(([path, text]) => [path, installersIn(text, version)] as const);
    expect(Object.fromEntries(found.filter(([, files]) => files.length > 0))).toEqual(FILES);
    for (const [path, text] of all) expect([path, hashesIn(text).length]).toEqual([path, FILES[path]?.length ?? 0]);
  });

  test('have the program’s version', () => {
    for (const [path, text] of all) {
      const numbers = text.match(/(?<![\d.])\d+\.\d+\.\d+(?![\d.])/g) ?? [];
      const versions = numbers.filter((each) => each !== '1.9.0' || !path.startsWith('winget/'));
      expect([path, new Set(versions)]).toEqual([path, new Set([version])]);
    }
  });

  test('use the ids that the program is packaged with', () => {
    const { appId, productName, linux } = configuration;
    const flatpak = yaml('flatpak/invalid.baize.Baize.yml');
    expect(flatpak).toMatchObject({ id: appId, command: linux?.executableName, 'rename-icon': linux?.executableName });
    expect(flatpak['finish-args']).not.toContain('--share=network');
    expect(all.get('homebrew/baize.rb')).toContain(`app "${productName}.app"`);
    expect(all.get('homebrew/baize.rb')).toContain(`Preferences/${appId}.plist`);
    expect(yaml('winget/TheBaizeAuthors.Baize.installer.yaml')['ProductCode']).toBe(uuidOf(appId ?? ''));
  });

  test('describe it as its package does', () => {
    expect(yaml('winget/TheBaizeAuthors.Baize.locale.en-US.yaml')).toMatchObject({
      PackageName: configuration.productName,
      PackageUrl: homepage,
      License: license,
    });
    expect(all.get('homebrew/baize.rb')).toContain(`homepage "${homepage}"`);
    const winget = [...all].filter(([path]) => path.startsWith('winget/')).map(([, text]) => parse(text) as unknown);
    for (const each of winget) expect(each).toMatchObject({ PackageIdentifier: 'TheBaizeAuthors.Baize' });
  });

  test('are filled with the hashes of the release’s own files', () => {
    const files = Object.values(FILES).flat();
    const sums = new Map(files.map((file, i) => [file, String(i + 1).padStart(64, 'a')]));
    const written = [...sums].map(([file, hash]) => `${hash}  ${file}\n`).join('');
    expect(readSums(written)).toEqual(sums);
    for (const [path, text] of all)
      expect(hashesIn(fillHashes(text, version, sums))).toEqual((FILES[path] ?? []).map((file) => sums.get(file)));
    expect(() => fillHashes(all.get('homebrew/baize.rb') ?? '', version, new Map())).toThrow(
      /no hash of baize-.*\.dmg/,
    );
  });
});
