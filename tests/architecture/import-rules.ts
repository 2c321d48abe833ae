import { isBuiltin } from 'node:module';
import { basename } from 'node:path';
import { type Import, imports, isLocal, isOfPackage, isProgram, within } from './imports.ts';

/** What some files may import. */
interface ImportRule {
  /** Whether the rule holds for a file. */
  readonly binds: (from: string) => boolean;
  readonly allows: (line: Import) => boolean;
}

/** The contract between the window and its host. */
const CONTRACT = 'preload/api.ts';

/** What the other modules use of the engine, with the folders of the engine that each entry point offers. */
export const ENTRY_POINTS = {
  'engine/index.ts': ['engine/'],
} as const;

const outside =
  (...folders: string[]) =>
  (path: string) =>
    isProgram(path) && !within(...folders)(path);
const isGame = (path: string): boolean => path.startsWith('engine/games/') && basename(path) !== 'index.ts';
const FAMILIES = 'engine/vocabulary/families/';

/** The rules beside the layers; the test of the layers holds what is inside a module. */
export const IMPORT_RULES = {
  'the engine imports nothing from outside': {
    binds: within('engine/'),
    allows: ({ of }) => of.startsWith('engine/'),
  },
  'no game imports a game': {
    binds: isGame,
    allows: ({ of }) => !of.startsWith('engine/games/'),
  },
  'no family of games imports a family': {
    binds: within(FAMILIES),
    allows: ({ of }) => !of.startsWith(FAMILIES),
  },
  'main imports of other modules the engine and the contract alone': {
    binds: within('main/'),
    allows: (line) => !isLocal(line) || within('main/', 'engine/', CONTRACT)(line.of),
  },
  'preload imports of other modules the engine alone': {
    binds: within('preload/'),
    allows: (line) => !isLocal(line) || within('preload/', 'engine/')(line.of),
  },
  'the renderer imports of other modules the engine, the assets and the contract alone': {
    binds: within('renderer/'),
    allows: (line) => !isLocal(line) || within('renderer/', 'engine/', 'assets/', CONTRACT)(line.of),
  },
  'the renderer imports nothing of Node': {
    binds: within('renderer/'),
    allows: ({ of }) => !isBuiltin(of),
  },
  'the other modules import the engine through its entry points': {
    binds: outside('engine/'),
    allows: ({ of }) => !of.startsWith('engine/') || of in ENTRY_POINTS,
  },
  'electron is imported in main/electron and preload/index.ts alone': {
    binds: outside('main/electron/', 'preload/index.ts'),
    allows: (line) => !isOfPackage('electron')(line),
  },
  'better-sqlite3 is imported in main/store alone': {
    binds: outside('main/store/'),
    allows: (line) => !isOfPackage('better-sqlite3')(line),
  },
  'pixi.js is imported in renderer/board/draw alone': {
    binds: outside('renderer/board/draw/'),
    allows: (line) => !isOfPackage('pixi.js')(line),
  },
} as const satisfies Readonly<Record<string, ImportRule>>;

/** Returns the imports that break rules, each with the rule. */
export const brokenBy = (lines: readonly Import[]): string[] =>
  Object.entries<ImportRule>(IMPORT_RULES).flatMap(([name, { binds, allows }]) =>
    lines.filter((line) => binds(line.from) && !allows(line)).map(({ from, of }) => `${name}: ${from} imports ${of}`),
  );

/** The imports of the program. */
export const programImports = imports.filter(({ from }) => isProgram(from));
