import { dirname, posix } from 'node:path';
import { sources, text, tracked } from './sources.ts';

/** One import of a file: of values, of types, dynamic, or of a worker by its address. */
export interface Import {
  readonly from: string;
  /** A package's name, or a path from the top. */
  readonly of: string;
  /** The names between its braces. */
  readonly names: readonly string[];
}

const STATIC = /^\s*(?:import|export)\b([^'"`;]*?)\bfrom\s*['"]([^'"]+)['"]/;
const BARE_OR_DYNAMIC = /\bimport\s*\(?\s*['"]([^'"]+)['"]/;
const ADDRESS = /\bnew URL\(\s*['"](\.[^'"]+)['"],\s*import\.meta\.url\b/;
const IMPORT = new RegExp([STATIC, BARE_OR_DYNAMIC, ADDRESS].map(({ source }) => source).join('|'), 'gm');

/** Returns the imports in a file's text. */
export const importsIn = (from: string, code: string): Import[] =>
  [...code.matchAll(IMPORT)].map(([, clause, ofStatic, ofBare, ofAddress]) => {
    const name = (ofStatic ?? ofBare ?? ofAddress ?? '').replace(/\?.*$/, '');
    return { from, of: name.startsWith('.') ? posix.join(dirname(from), name) : name, names: namesIn(clause ?? '') };
  });

const namesIn = (clause: string): string[] =>
  [...(/\{([^}]*)\}/.exec(clause)?.[1] ?? '').matchAll(/(?:type\s+)?([\w$]+)(?:\s+as\s+[\w$]+)?\s*(?:,|$)/g)].map(
    ([, name = '']) => name,
  );

export const imports: readonly Import[] = sources.flatMap((from) => importsIn(from, text(from)));

export const within =
  (...folders: string[]) =>
  (path: string) =>
    folders.some((folder) => path.startsWith(folder));

/** Whether a file belongs to the program: not to its tests. */
export const isProgram = within('engine/', 'main/', 'preload/', 'renderer/');

/** Whether an import names a file of the repository. */
export const isLocal = ({ of }: Import): boolean =>
  tracked.includes(of) || /^(engine|main|preload|renderer|tests|assets|\.\.)\//.test(of);

/** Whether an import names this package or a part of it. */
export const isOfPackage =
  (name: string) =>
  ({ of }: Import): boolean =>
    of === name || of.startsWith(`${name}/`);
