import { dirname, posix } from 'node:path';
import { sources, text, tracked } from './sources.ts';

/** An import line. */
export interface Import {
  readonly from: string;
  /** A package's name, or a path from the top. */
  readonly of: string;
}

const IMPORT = /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/gm;

export const imports: readonly Import[] = sources.flatMap((from) =>
  [...text(from).matchAll(IMPORT)].map(([, first, second]) => {
    const name = (first ?? second ?? '').replace(/\?.*$/, '');
    return { from, of: name.startsWith('.') ? posix.join(dirname(from), name) : name };
  }),
);

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
