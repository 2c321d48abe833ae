import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../root.ts';

const FOLDER = join(ROOT, 'assets/packaging');

/** The address of a file to install, and its SHA-256. A cask writes the version in its address as `#{version}`. */
const ADDRESS = /https:\/\/[^\s"']+\.(?:deb|exe|dmg)/g;
const HASH = /(?<=["'])[\da-f]{64}(?=["'])/g;

/** Returns the manifests of other people's package managers, by their paths from the top of their folder. */
export function manifests(): Map<string, string> {
  const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [relative(FOLDER, path).replaceAll('\\', '/'), readFileSync(path, 'utf8')]));
}

/** Returns the names of the files that a manifest installs, in its order, which is that of its hashes. */
export const installersIn = (text: string, version: string): string[] =>
  [...text.matchAll(ADDRESS)].map(([address]) => address.replaceAll('#{version}', version).replace(/^.*\//, ''));

export const hashesIn = (text: string): string[] => [...text.matchAll(HASH)].map(([hash]) => hash);

/**
 * Returns a manifest with the hashes of a release, by the names of its files. Throws where one of them is not in the
 * release.
 */
export function fillHashes(text: string, version: string, sums: ReadonlyMap<string, string>): string {
  const names = installersIn(text, version);
  return text.replaceAll(HASH, () => {
    const name = names.shift() ?? 'a file without an address';
    const hash = sums.get(name);
    if (hash === undefined) throw new Error(`The release has no hash of ${name}.`);
    return hash;
  });
}

/** Parses the output of `sha256sum`: one line per file, its hash and its name. */
export const readSums = (text: string): Map<string, string> =>
  new Map(Array.from(text.matchAll(/^([\da-f]{64}) [ *](.+)$/gm), ([, hash = '', name = '']) => [name, hash]));

/** `npm run pack -- manifests SHA256SUMS`: the manifests with the hashes of a release, into release/packaging. */
if (import.meta.main) {
  const [sums = 'release/SHA256SUMS'] = process.argv.slice(2);
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const found = readSums(readFileSync(sums, 'utf8'));
  for (const [path, text] of manifests()) {
    const file = join(ROOT, 'release/packaging', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, fillHashes(text, version, found));
    console.log(relative(ROOT, file));
  }
}
