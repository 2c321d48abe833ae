import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface Machine {
  readonly platform: string;
  /** The kernel's settings. */
  readonly settings: string;
  /** AppArmor's profiles; one may allow a program what is barred for all others. */
  readonly profiles: string;
  /** The user who must own `chrome-sandbox`, which then runs as that user. */
  readonly root: number;
}

const THIS_MACHINE: Machine = {
  platform: process.platform,
  settings: '/proc/sys',
  profiles: '/etc/apparmor.d',
  root: 0,
};

/** Settings that forbid the namespaces of Chromium's sandbox, with the values that do not. */
const BARRING_SETTINGS = [
  ['kernel.apparmor_restrict_unprivileged_userns', '1', '0'],
  ['kernel.unprivileged_userns_clone', '0', '1'],
  ['user.max_user_namespaces', '0', '15000'],
] as const;

/** What bars the sandbox, such as `kernel.unprivileged_userns_clone = 0`, and the command that changes it. */
interface SandboxBar {
  readonly setting: string;
  readonly remedy: string;
}

const SETUID = 0o4000;

/**
 * Returns the setting of this Linux that keeps Electron from making its sandbox, such as Ubuntu's since 23.10, so that
 * Chromium would end with a dump; undefined where there is none. `binary`: Electron's; undefined before it is
 * downloaded: a download brings no helper with root's rights.
 */
export function sandboxBar(binary: string | undefined, machine: Machine = THIS_MACHINE): SandboxBar | undefined {
  if (machine.platform !== 'linux') return undefined;
  const bar = BARRING_SETTINGS.find(([name, value]) => read(join(machine.settings, ...name.split('.'))) === value);
  if (bar === undefined) return undefined;
  if (binary !== undefined && (hasHelper(binary, machine.root) || hasProfile(binary, machine.profiles)))
    return undefined;
  const [name, bars, lets] = bar;
  return { setting: `${name} = ${bars}`, remedy: `sudo sysctl -w ${name}=${lets}` };
}

function hasHelper(binary: string, root: number): boolean {
  const helper = statSync(join(binary, '../chrome-sandbox'), { throwIfNoEntry: false });
  return helper?.uid === root && (helper.mode & SETUID) !== 0;
}

function hasProfile(binary: string, folder: string): boolean {
  try {
    const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
    return files.some(({ name }) => read(join(folder, name)).includes(binary));
  } catch {
    return false;
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '';
  }
}
