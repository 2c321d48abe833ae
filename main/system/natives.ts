import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { runningParts } from './running-parts.ts';

const HASHES = v.record(v.string(), v.string());

/**
 * Throws unless the binary of better-sqlite3 is the one the program was built with. It is a file beside the archive,
 * which the archive's own check leaves out; its hash is inside. On macOS the signature covers both, and changes the
 * binary.
 */
export function verifyNativeModules(program: string, platform: string, arch: string): void {
  if (platform === 'darwin') return;
  const name = `${platform}-${arch}`;
  const hashes = v.parse(HASHES, JSON.parse(readFileSync(join(program, 'dist/main/natives.json'), 'utf8')));
  const binary = readFileSync(join(program, `node_modules/better-sqlite3/prebuilds/${name}.node`));
  if (!Object.hasOwn(hashes, name) || hashes[name] !== hashOf(binary))
    throw new Error('A file of Baize has been changed since it was made. Install Baize again.');
}

/** Returns the SHA-256, in hexadecimal, of the parts of a binary that run: the same after it was stripped or signed. */
export function hashOf(binary: Buffer): string {
  const hash = createHash('sha256');
  for (const part of runningParts(binary)) hash.update(part);
  return hash.digest('hex');
}
