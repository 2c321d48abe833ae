import { dirname, posix } from 'node:path';
import { sources, text, tracked } from './sources.ts';

/** An import line. */
export interface Import {
  readonly from: string;
  /** A package's name, or a path from the top. */
  readonly of: string;
}

const IMPORT_LINE = /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/gm;

/** Returns the import lines of a file's text, also those of types alone. */
export const importsIn = (from: string, code: string): Import[] =>
  [...code.matchAll(IMPORT_LINE)].map(([, first, second]) => {
    const name = (first ?? second ?? '').replace(/\?.*$/, '');
    return { from, of: name.startsWith('.') ? posix.join(dirname(from), name) : name };
  });

export const imports: readonly Import[] = sources.flatMap((from) => importsIn(from, text(from)));

export const within =
  (...folders: string[]) =>
  (path: string) =>
    folders.some((folder) => path.startsWith(folder));
/** Whether an import names a file of the repository. */
export const isLocal = ({ of }: Import): boolean =>
  tracked.includes(of) || /^(engine|main|preload|renderer|tests|assets|\.\.)\//.test(of);

/** Returns the imports of a module from local files that `may` forbids. */
export const forbiddenImports = (module: string, may: (of: string) => boolean): string[] =>
  imports
    .filter((line) => line.from.startsWith(module) && isLocal(line) && !may(line.of))
    .map(({ from, of }) => `${from} imports ${of}`);

/** Returns the files that import a package, or a part of it. */
export const users = (name: string): string[] => [
  ...new Set(imports.filter(({ of }) => of === name || of.startsWith(`${name}/`)).map(({ from }) => from)),
];

/**
 * Finds the folders that import each other, directly or through others: each cycle as a sorted list. In a folder with
 * subfolders each file counts as a folder of its own, since some open it to others and some are shared by the
 * subfolders.
 */
export function cyclesIn(lines: readonly Import[]): string[][] {
  const parts = new Map<string, Set<string>>();
  for (const { from, of } of lines.filter(isLocal)) {
    if (![from, of].every(within('engine/', 'main/', 'preload/', 'renderer/'))) continue;
    const [here, there] = [partOf(from), partOf(of)];
    if (here !== there) parts.set(here, (parts.get(here) ?? new Set()).add(there));
  }
  const reached = new Map([...parts.keys()].map((part) => [part, reachedFrom(part, parts)]));
  const cycles = [...parts.keys()].map((part) =>
    [...(reached.get(part) ?? [])].filter((other) => reached.get(other)?.has(part)).toSorted(),
  );
  return [...new Map(cycles.filter(({ length }) => length > 1).map((cycle) => [cycle.join(), cycle])).values()];
}

const PARENTS: ReadonlySet<string> = new Set(sources.map((path) => dirname(dirname(path))));

const partOf = (path: string): string => (PARENTS.has(dirname(path)) ? path : dirname(path));

function reachedFrom(part: string, parts: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const next = [part];
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    for (const other of parts.get(at) ?? []) {
      if (reached.has(other)) continue;
      reached.add(other);
      next.push(other);
    }
  }
  return reached;
}
