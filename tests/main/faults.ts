import { spawn, spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { STDIO } from './start/started.ts';

/** A way to start a host so that the system itself refuses it something. */
export interface Means {
  readonly name: string;
  readonly start: (node: string, args: string[]) => ReturnType<typeof inShell>;
}

/** Returns a script that runs `before` and then Node in its place: `$0` is Node, `$@` its arguments. */
const script = (before: string): string => `${before} exec "$0" "$@"`;

const inShell = (before: string, node: string, args: string[]) =>
  spawn('sh', ['-c', script(before), node, ...args], { stdio: STDIO });

/** Starts Node as the root of a separate namespace, where it may mount file systems that other processes do not see. */
const inNamespace = (before: string, node: string, args: string[]) =>
  spawn('unshare', ['-rm', 'sh', '-c', script(before), node, ...args], { stdio: STDIO });

/** Only Linux has namespaces, and not everywhere. */
const hasNamespaces = spawnSync('unshare', ['-rm', 'sh', '-c', 'mount -t tmpfs none /tmp']).status === 0;
const NOBODY_UID = 65_534;

/**
 * Returns ways to have a disk of this many kilobytes: by a limit on the length of files, and truly, where one may be
 * mounted.
 */
export function smallDisk(data: string, kilobytes: number): Means[] {
  // Without the trap the system would end the program rather than refuse it.
  const before = `trap '' XFSZ; ulimit -f ${2 * kilobytes};`;
  const mount = `mkdir -p '${data}' && mount -t tmpfs -o size=${kilobytes}k none '${data}' &&`;
  return [
    { name: 'a bound on the length of files', start: (...args) => inShell(before, ...args) },
    ...(hasNamespaces ? [{ name: 'a small disk', start: inNamespace.bind(undefined, mount) }] : []),
  ];
}

/**
 * Starts a host as a user who is not root, and so is bound by the rights of files. `owner` is that user; undefined: the
 * user who runs the tests.
 */
export function asNobody() {
  const owner = process.getuid?.() === 0 ? NOBODY_UID : undefined;
  const uid = owner === undefined ? {} : { uid: owner };
  return { owner, start: (node: string, args: string[]) => spawn(node, args, { stdio: STDIO, ...uid }) };
}

/** Returns ways to have a read-only folder: by its rights, as a user who is not root, and by a mount. */
export function readOnly(data: string): Means[] {
  const mount = `mount --bind '${data}' '${data}' && mount -o remount,bind,ro '${data}' &&`;
  const byRights = (node: string, args: string[]) => {
    chmodSync(data, 0o555);
    return asNobody().start(node, args);
  };
  return [
    { name: 'the folder’s rights', start: byRights },
    ...(hasNamespaces ? [{ name: 'a read-only mount', start: inNamespace.bind(undefined, mount) }] : []),
  ];
}
