import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildBrowserHost } from '../../../main/build/build.ts';
import { ROOT } from '../../../main/build/root.ts';

/**
 * Builds the browser host once for all tests, since most of a start from the sources goes into reading them, and names
 * its file in BAIZE_BUILT_HOST. Returns a function that removes it again.
 */
export default async function buildHost(): Promise<() => void> {
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  // Within the repository, so that the host finds its database.
  const folder = mkdtempSync(join(ROOT, 'dist/host-'));
  await buildBrowserHost(folder);
  mkdirSync(join(folder, 'dist'));
  symlinkSync(join(ROOT, 'dist/renderer'), join(folder, 'dist/renderer'), 'junction');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "version": "0.0.0" }');
  process.env['BAIZE_BUILT_HOST'] = join(folder, 'host.js');
  return () => rmSync(folder, { recursive: true });
}
