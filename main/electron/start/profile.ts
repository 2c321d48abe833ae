import { accessSync, constants, lstatSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from '../../store/files/paths.ts';

/**
 * Where Chromium keeps what is its own: its caches, and the lock of the first start. Beside the games, never among
 * them.
 */
const PROFILE = 'baize-chromium';

/** What Chromium's lock leaves in its folder while somebody holds it: a link on Linux and macOS, a file on Windows. */
const LOCKS = ['SingletonLock', 'lockfile'] as const;

/**
 * Chromium's folder for a folder of games, one for each, so that one start holds each; undefined where nothing can be
 * written.
 */
export function profileIn(folder: string): string | undefined {
  try {
    const profile = join(folder, PROFILE);
    makeFolder(profile);
    accessSync(profile, constants.W_OK);
    return profile;
  } catch {
    return undefined;
  }
}

/** Another folder for Chromium, which can't do without one; undefined where there is none either. */
export function borrowedProfile(): string | undefined {
  try {
    return mkdtempSync(join(tmpdir(), 'baize-'));
  } catch {
    return undefined;
  }
}

/**
 * Whether another start has the lock that Electron could not get: it says no just the same where the disk knows no
 * locks.
 */
export const isHeld = (profile: string): boolean =>
  LOCKS.some((name) => lstatSync(join(profile, name), { throwIfNoEntry: false }) !== undefined);
