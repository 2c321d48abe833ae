import { dirname, posix } from 'node:path';
import { sources, text, tracked } from './sources.ts';

/** An import line. */
export interface Import {
  readonly from: string;
  /** A package's name, or a path from the top. */
  readonly of: string;
}

const IMPORT = /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/gm;

/** The import lines of a file's text, those of types alone included. */
export const importsIn = (from: string, code: string): Import[] =>
  [...code.matchAll(IMPORT)].map(([, first, second]) => {
    const name = (first ?? second ?? '').replace(/\?.*$/, '');
    return { from, of: name.startsWith('.') ? posix.join(dirname(from), name) : name };
  });

export const imports: readonly Import[] = sources.flatMap((from) => importsIn(from, text(from)));

export const within =
  (...rooms: string[]) =>
  (path: string) =>
    rooms.some((room) => path.startsWith(room));
/** Whether it names a file of the repository. */
export const isLocal = ({ of }: Import): boolean =>
  tracked.includes(of) || /^(engine|main|preload|renderer|tests|assets|\.\.)\//.test(of);

/** Those import lines of a room that go where they may not. */
export const astray = (room: string, may: (of: string) => boolean): string[] =>
  imports
    .filter((line) => line.from.startsWith(room) && isLocal(line) && !may(line.of))
    .map(({ from, of }) => `${from} imports ${of}`);

/** The files that import a package, or a part of it. */
export const users = (name: string): string[] => [
  ...new Set(imports.filter(({ of }) => of === name || of.startsWith(`${name}/`)).map(({ from }) => from)),
];

/**
 * The folders of the rooms that import each other, by way of others or at once: each circle as a sorted list. Of a
 * folder that has folders in it each file counts alone: some open it to others, some are shared by what is in it.
 */
export function circlesIn(lines: readonly Import[]): string[][] {
  const parts = new Map<string, Set<string>>();
  for (const { from, of } of lines.filter(isLocal)) {
    if (![from, of].every(within('engine/', 'main/', 'preload/', 'renderer/'))) continue;
    const [here, there] = [partOf(from), partOf(of)];
    if (here !== there) parts.set(here, (parts.get(here) ?? new Set()).add(there));
  }
  const reached = new Map([...parts.keys()].map((part) => [part, reachedFrom(part, parts)]));
  const circles = [...parts.keys()].map((part) =>
    [...(reached.get(part) ?? [])].filter((other) => reached.get(other)?.has(part)).toSorted(),
  );
  return [...new Map(circles.filter(({ length }) => length > 1).map((circle) => [circle.join(), circle])).values()];
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
