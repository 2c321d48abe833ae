import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { patiently } from '../system/patience.ts';
import { PRIVATE_FILE_MODE } from '../system/plain-file.ts';

/**
 * Data that the browser host keeps in the data folder from launch to launch, so that pages that were open when it died
 * find it again. It keeps its ports, because a browser stores a page's data by its address, and the key by which both
 * recognise each other.
 */
export interface HostHome {
  readonly key: Buffer;
  /** The default one first; pages may still wait at the others. */
  readonly ports: readonly number[];
}

const FILE_NAME = 'baize-browser.json';
const MAX_PORTS = 4;
const KEY_BYTES = 32;

const SCHEMA = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  ports: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535))),
    v.minLength(1),
    v.maxLength(MAX_PORTS),
  ),
});

/** Returns a home with a new key, which pages of other launches do not find. */
export const newHome = (): HostHome => ({ key: randomBytes(KEY_BYTES), ports: [] });

/** Reads the home of a data folder; a new one where there is none, or none that can be read. */
export function readHome(folder: string): HostHome {
  const path = join(folder, FILE_NAME);
  try {
    // Reading a pipe of that name would wait for ever.
    if (!statSync(path).isFile()) return newHome();
    const { key, ports } = v.parse(SCHEMA, JSON.parse(readFileSync(path, 'utf8')));
    return { key: Buffer.from(key, 'base64url'), ports };
  } catch {
    return newHome();
  }
}

/** Notes the port of this launch, in a file for the user alone. Does nothing where that can't be written. */
export function noteHome(folder: string, { key, ports }: HostHome, port: number): void {
  const nextPorts = [...new Set([ports[0] ?? port, port, ...ports])].slice(0, MAX_PORTS);
  const [path, fresh] = [join(folder, FILE_NAME), join(folder, `${FILE_NAME}.part`)];
  try {
    rmSync(fresh, { force: true });
    writeFileSync(fresh, JSON.stringify({ key: key.toString('base64url'), ports: nextPorts }), {
      mode: PRIVATE_FILE_MODE,
      flag: 'wx',
    });
    patiently(() => renameSync(fresh, path));
  } catch {
    // The next launch is at another address then, where pages of this one do not look for it.
  }
}
