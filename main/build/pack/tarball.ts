import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { create } from 'tar';
import { buildBrowserHost, buildRenderer } from '../build.ts';
import { ROOT } from '../root.ts';

/**
 * The files of better-sqlite3 that it needs to run: all platforms' binaries, so that one tarball serves every machine.
 */
const RUNTIME_FILES = /^(?:package\.json|LICENSE|lib\/(?!(?:linux|linuxmusl|darwin|win32)-).*|prebuilds\/.*\.node)$/;

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/**
 * Builds the browser host and packs it into a folder: the same sources give the same bytes. Returns the tarball's path.
 * `page`: a folder in which the page is built already; without it, the page is built too.
 */
export async function packTarball(output: string, page?: string): Promise<string> {
  const ours = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Package;
  const staging = mkdtempSync(join(tmpdir(), 'baize-pack-'));
  try {
    const name = `baize-browser-${ours.version}`;
    await fill(join(staging, name), ours, page);
    const file = join(output, `${name}.tgz`);
    mkdirSync(output, { recursive: true });
    await create({ file, cwd: staging, gzip: { level: 9 }, portable: true, mtime: new Date(0) }, filesIn(staging));
    return file;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

async function fill(folder: string, ours: Package, page: string | undefined): Promise<void> {
  await buildBrowserHost(folder);
  const pageFolder = join(folder, 'dist/renderer');
  if (page === undefined) await buildRenderer({ outDir: pageFolder });
  else cpSync(page, pageFolder, { recursive: true });
  const packedSources = join(ROOT, 'main/start/packed');
  for (const name of ['start.js', 'README.md']) cpSync(join(packedSources, name), join(folder, name));
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  for (const name of Object.keys(ours.dependencies)) copyRunning(name, folder);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageOf(ours), undefined, 2)}\n`);
}

function copyRunning(name: string, folder: string): void {
  const from = join(ROOT, 'node_modules', name);
  for (const path of filesIn(from).filter((file) => RUNTIME_FILES.test(file))) {
    cpSync(join(from, path), join(folder, 'node_modules', name, path));
  }
}

const packageOf = ({ name, version, license, dependencies }: Package): unknown => ({
  name: `${name}-browser`,
  version,
  private: true,
  license,
  type: 'module',
  scripts: { start: 'node start.js' },
  dependencies,
  engines: { node: '>=22.14' },
});

/** Lists every file of a folder, sorted, so that the order does not depend on the file system. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
