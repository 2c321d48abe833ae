import { accessSync, constants, lstatSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from '../../store/files/paths.ts';

/**
 * The folder of Chromium's own files: its caches and the single-instance lock. It is beside the games, never among
 * them.
 */
const PROFILE = 'baize-chromium';

/**
 * The file that Chromium leaves in its folder while it holds its lock: a link on Linux and macOS, a file on Windows.
 */
const LOCKS = ['SingletonLock', 'lockfile'] as const;

/**
 * Returns Chromium's folder for a folder of games, so that each has a lock of its own; undefined where nothing can be
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

/** Makes a temporary folder for Chromium, which can't do without one; undefined where that fails too. */
export function borrowedProfile(): string | undefined {
  try {
    return mkdtempSync(join(tmpdir(), 'baize-'));
  } catch {
    return undefined;
  }
}

/**
 * Whether another instance holds the lock that Electron could not get: Electron also fails where the disk has no locks.
 */
export const isHeld = (profile: string): boolean =>
  LOCKS.some((name) => lstatSync(join(profile, name), { throwIfNoEntry: false }) !== undefined);

/** Removes the lock of a program that was killed, which would bar every later start; returns whether there was one. */
export function removeDeadLock(profile: string): boolean {
  try {
    const lock = join(profile, LOCKS[0]);
    if (!isOfDead(readlinkSync(lock))) return false;
    rmSync(lock);
    return true;
  } catch {
    // The lock does not exist or is not a link: Windows removes its lock itself when its owner ends.
    return false;
  }
}

/** Whether the owner of a lock, `host-pid`, was a program of this machine that has ended. */
function isOfDead(owner: string): boolean {
  const [, host, pid] = /^(.*)-(\d+)$/.exec(owner) ?? [];
  return host === hostname() && !isAlive(Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user may not be asked, and is alive.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
