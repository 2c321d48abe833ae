import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { patiently } from '../system/patience.ts';

/**
 * What the browser host of a data folder has from launch to launch, so that pages which were open when it died find it
 * again: its ports, for what a browser keeps for a page it keeps by its address, and the key by which both know each
 * other.
 */
export interface HostHome {
  readonly key: Buffer;
  /** The usual one first; under the others pages may still wait. */
  readonly ports: readonly number[];
}

const NAME = 'baize-browser.json';
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

/** As no launch has known it: pages of another one do not find it. */
export const newHome = (): HostHome => ({ key: randomBytes(KEY_BYTES), ports: [] });

/** That of a data folder; a new one where there is none, or none that can be read. */
export function readHome(folder: string): HostHome {
  const path = join(folder, NAME);
  try {
    // A pipe of that name would be waited for.
    if (!statSync(path).isFile()) return newHome();
    const { key, ports } = v.parse(SCHEMA, JSON.parse(readFileSync(path, 'utf8')));
    return { key: Buffer.from(key, 'base64url'), ports };
  } catch {
    return newHome();
  }
}

/** Notes that it was at this port now; for this person's eyes alone. Where nothing can be written nothing is. */
export function noteHome(folder: string, { key, ports }: HostHome, port: number): void {
  const noted = [...new Set([ports[0] ?? port, port, ...ports])].slice(0, MAX_PORTS);
  const [path, fresh] = [join(folder, NAME), join(folder, `${NAME}.part`)];
  try {
    rmSync(fresh, { force: true });
    writeFileSync(fresh, JSON.stringify({ key: key.toString('base64url'), ports: noted }), { mode: 0o600, flag: 'wx' });
    patiently(() => renameSync(fresh, path));
  } catch {
    // The next launch is at another address then, where pages of this one do not look for it.
  }
}
