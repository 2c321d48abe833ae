import { accessSync, constants, readFileSync, statfsSync } from 'node:fs';
import { BY_NIGHT } from './night.ts';

const MEMORY = '/dev/shm';
/** Bytes that must be free in that folder and in the machine's memory. */
const FREE_BYTES_NEEDED = 4e9;

/**
 * Keeps the tests' temporary files in memory, where a system has enough room for that: a store syncs each answer to the
 * disk, and its tests would mostly wait for that. What a killed process has written stays there as on a disk. In the
 * nightly run, they are on the disk.
 */
export function putTemporaryFilesInMemory(): void {
  if (!BY_NIGHT && process.env['TMPDIR'] === undefined && isRoomy()) process.env['TMPDIR'] = MEMORY;
}

function isRoomy(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, process.availableMemory()) > FREE_BYTES_NEEDED && mayRunPrograms();
  } catch {
    return false;
  }
}

/** Whether programs there may be run: some tests run what they have packed. */
const mayRunPrograms = (): boolean =>
  readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([, place]) => place === MEMORY)
    .every(([, , , options = '']) => !options.split(',').includes('noexec'));
