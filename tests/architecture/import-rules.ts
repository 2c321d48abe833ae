import { isBuiltin } from 'node:module';
import { type Import, imports, isLocal, isOfPackage, isProgram, within } from './imports.ts';
import { text } from './sources.ts';

/** The catalogues of messages. */
const MESSAGES = 'assets/words/';

/** Whether the build imports what compiles the catalogues, which it does for the page too. */
const compilesMessages = ({ from, of }: Import): boolean =>
  from.startsWith('main/build/') && of === 'renderer/compiled-words.ts';

/** What some files of the program may import. */
interface ImportRule {
  /** Whether the rule holds for a file. */
  readonly binds: (from: string) => boolean;
  readonly allows: (line: Import) => boolean;
}

/** The contract between the window and its host, and the part of it that the page starts with. */
const CONTRACT = ['preload/api.ts', 'preload/languages.ts'];

/** An entry point of the engine: the folders of the engine that it offers, and those that may use it. */
interface EntryPoint {
  readonly offers: readonly string[];
  readonly users: readonly string[];
}

const ENTRY_POINTS: Readonly<Record<string, EntryPoint>> = {
  'engine/rules.ts': {
    offers: ['model', 'legality', 'games', 'recipes', 'session', 'description', 'fairness'],
    users: ['main/', 'preload/', 'renderer/'],
  },
  'engine/search.ts': {
    offers: ['solver', 'deals', 'hints', 'review', 'trainer', 'lessons'],
    users: ['renderer/words/', 'renderer/app/', 'renderer/panels/'],
  },
  'engine/text.ts': {
    offers: ['notation', 'foreign', 'carried'],
    users: ['renderer/words/', 'renderer/app/', 'renderer/panels/'],
  },
};

/** The names of cards and of changes on the table. */
const OF_CARDS: ReadonlySet<string> = new Set(
  ['engine/model/card.ts', 'engine/model/change.ts'].flatMap((path) =>
    Array.from(text(path).matchAll(/^export (?:const|function|type|interface) (\w+)/gm), ([, name = '']) => name),
  ),
);

const outside =
  (...folders: string[]) =>
  (path: string) =>
    isProgram(path) && !within(...folders)(path);
const isGame = (path: string): boolean => /^engine\/games\/[^/]+\//.test(path);
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
  'main imports of other modules the engine, the contract and its messages alone, and the build what compiles these': {
    binds: within('main/'),
    allows: (line) =>
      !isLocal(line) || within('main/', 'engine/', MESSAGES, ...CONTRACT)(line.of) || compilesMessages(line),
  },
  'preload imports of other modules the engine and the list of languages alone': {
    binds: within('preload/'),
    allows: (line) => !isLocal(line) || within('preload/', 'engine/', 'assets/words/languages.json')(line.of),
  },
  'the renderer imports of other modules the engine, the assets and the contract alone': {
    binds: within('renderer/'),
    allows: (line) => !isLocal(line) || within('renderer/', 'engine/', 'assets/', ...CONTRACT)(line.of),
  },
  'the renderer imports nothing of Node': {
    binds: within('renderer/'),
    allows: ({ of }) => !isBuiltin(of),
  },
  'the other modules import the engine through its entry points': {
    binds: outside('engine/'),
    allows: ({ from, of }) => !of.startsWith('engine/') || within(...(ENTRY_POINTS[of]?.users ?? []))(from),
  },
  'each entry point of the engine offers folders of its own': {
    binds: (from) => from in ENTRY_POINTS,
    allows: ({ from, of }) => (ENTRY_POINTS[from]?.offers ?? []).some((folder) => of.startsWith(`engine/${folder}/`)),
  },
  'the board imports of the engine cards and changes alone': {
    binds: within('renderer/board/'),
    allows: ({ of, names }) =>
      !of.startsWith('engine/') || (names.length > 0 && names.every((name) => OF_CARDS.has(name))),
  },
  'the board imports nothing of the contract': {
    binds: within('renderer/board/'),
    allows: ({ of }) => !of.startsWith('preload/'),
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
