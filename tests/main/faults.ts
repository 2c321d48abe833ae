import { spawn, spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { STDIO } from './start/started.ts';

/** How a host is begun so that the system itself refuses it something. */
export interface Means {
  readonly name: string;
  readonly start: (node: string, args: string[]) => ReturnType<typeof inShell>;
}

/** What stands before Node on the command line ends in its place: `$0` is Node, `$@` its arguments. */
const script = (before: string): string => `${before} exec "$0" "$@"`;

const inShell = (before: string, node: string, args: string[]) =>
  spawn('sh', ['-c', script(before), node, ...args], { stdio: STDIO });

/** As the root of a namespace of its own, where it may mount what it likes and nobody else sees it. */
const inNamespace = (before: string, node: string, args: string[]) =>
  spawn('unshare', ['-rm', 'sh', '-c', script(before), node, ...args], { stdio: STDIO });

/** Linux alone has them, and not everywhere. */
const hasNamespaces = spawnSync('unshare', ['-rm', 'sh', '-c', 'mount -t tmpfs none /tmp']).status === 0;
const NOBODY = 65_534;

/** A disk that takes so many kilobytes: by a bound on the length of files, and truly, where one may be mounted. */
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
 * As a person who is not root, and so is bound by the rights of files; `owner` is who that is, if it is not whoever
 * runs the tests.
 */
export function asNobody() {
  const owner = process.getuid?.() === 0 ? NOBODY : undefined;
  const uid = owner === undefined ? {} : { uid: owner };
  return { owner, start: (node: string, args: string[]) => spawn(node, args, { stdio: STDIO, ...uid }) };
}

/** A folder that may be read and not written to: by its rights, as a person who is not root, and by a mount. */
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
