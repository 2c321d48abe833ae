import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../main/build/root.ts';
import { gameFiles, indexOf } from './tools/games/index-file.ts';
import { countWords, gameLengths } from './tools/words/count.ts';
import { withWordList } from './tools/words/list.ts';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(ROOT, path)));
const sources = tracked.filter((path) => /\.tsx?$/.test(path));
const text = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface Import {
  readonly from: string;
  /** A package's name, or a path from the top. */
  readonly of: string;
}

const IMPORT = /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/gm;

const imports: readonly Import[] = sources.flatMap((from) =>
  [...text(from).matchAll(IMPORT)].map(([, first, second]) => {
    const name = (first ?? second ?? '').replace(/\?.*$/, '');
    return { from, of: name.startsWith('.') ? posix.join(dirname(from), name) : name };
  }),
);

const within =
  (...rooms: string[]) =>
  (path: string) =>
    rooms.some((room) => path.startsWith(room));
const isLocal = ({ of }: Import): boolean =>
  tracked.includes(of) || /^(engine|main|preload|renderer|tests|assets|\.\.)\//.test(of);

/** Those import lines of a room that go where they may not. */
const astray = (room: string, may: (of: string) => boolean): string[] =>
  imports
    .filter((line) => line.from.startsWith(room) && isLocal(line) && !may(line.of))
    .map(({ from, of }) => `${from} imports ${of}`);

const users = (name: string): string[] => [
  ...new Set(imports.filter(({ of }) => of === name || of.startsWith(`${name}/`)).map(({ from }) => from)),
];

/**
 * The floors of the rooms, each with those of the same room that it may import; a floor may always import itself. The longest name
 * that a path begins with is its floor. What lies in a room's own folder opens it to the others and may import all of it.
 */
const FLOORS: Readonly<Record<string, readonly string[]>> = {
  'engine/model/': [],
  'engine/vocabulary/': ['engine/model/'],
  'engine/vocabulary/shapes/': ['engine/model/', 'engine/vocabulary/'],
  'engine/vocabulary/families/': ['engine/model/', 'engine/vocabulary/'],
  'engine/games/': ['engine/model/', 'engine/vocabulary/'],
  'engine/legality/': ['engine/model/'],
  'engine/solver/': ['engine/model/', 'engine/legality/'],
  'engine/session/': ['engine/model/', 'engine/legality/', 'engine/games/index.ts'],
  'engine/hints/': ['engine/model/', 'engine/legality/', 'engine/solver/', 'engine/session/'],
  'engine/review/': [
    'engine/model/',
    'engine/legality/',
    'engine/games/index.ts',
    'engine/solver/',
    'engine/session/',
    'engine/hints/',
  ],
  'engine/deals/': ['engine/model/', 'engine/legality/', 'engine/solver/'],
  'engine/lessons/': ['engine/model/', 'engine/legality/', 'engine/solver/', 'engine/session/', 'engine/hints/'],
  'engine/notation/': ['engine/model/', 'engine/legality/', 'engine/session/', 'engine/games/'],

  'main/system/': [],
  'main/values/': [],
  'main/log/': ['main/system/'],
  'main/store/': ['main/system/', 'main/values/', 'main/store/'],
  'main/store/files/': ['main/system/'],
  'main/store/migrations/': ['main/system/'],
  'main/store/statistics/': ['main/system/'],
  'main/store/tables/': ['main/system/', 'main/values/', 'main/store/files/', 'main/store/statistics/'],
  'main/store/safety/': [
    'main/system/',
    'main/values/',
    'main/store/files/',
    'main/store/migrations/',
    'main/store/statistics/',
    'main/store/tables/',
  ],
  'main/store/work/': [
    'main/system/',
    'main/store/files/',
    'main/store/migrations/',
    'main/store/statistics/',
    'main/store/tables/',
    'main/store/safety/',
  ],
  'main/requests/': ['main/system/', 'main/values/', 'main/log/', 'main/store/'],
  'main/browser/': ['main/system/', 'main/log/', 'main/store/', 'main/requests/'],
  'main/electron/': ['main/system/', 'main/log/', 'main/store/', 'main/requests/'],
  'main/start/': ['main/system/', 'main/log/', 'main/store/', 'main/requests/', 'main/browser/'],
  'main/build/': ['main/system/', 'main/start/'],

  'renderer/words/': [],
  'renderer/board/': ['renderer/board/'],
  'renderer/board/art/': ['renderer/board/types.ts'],
  'renderer/board/geometry/': ['renderer/board/types.ts'],
  'renderer/board/motion/': ['renderer/board/types.ts', 'renderer/board/geometry/'],
  'renderer/board/input/': ['renderer/board/types.ts', 'renderer/board/geometry/'],
  'renderer/board/draw/': ['renderer/board/types.ts', 'renderer/board/geometry/', 'renderer/board/art/'],
  'renderer/app/': ['renderer/words/', 'renderer/board/', 'renderer/app/'],
  'renderer/app/analysis/worker/': ['renderer/app/analysis/way-on.ts', 'renderer/app/deals/deals.ts'],
  'renderer/panels/': ['renderer/words/', 'renderer/app/', 'renderer/panels/'],
  'renderer/panels/ui/': ['renderer/words/', 'renderer/app/'],
  'renderer/panels/daily/': ['renderer/words/', 'renderer/app/', 'renderer/panels/ui/', 'renderer/panels/rules/'],
  'renderer/panels/deal/': ['renderer/words/', 'renderer/app/', 'renderer/panels/ui/'],
  'renderer/panels/lesson/': ['renderer/words/', 'renderer/app/', 'renderer/panels/ui/'],
  'renderer/panels/milestones/': ['renderer/words/', 'renderer/app/', 'renderer/panels/ui/'],
  'renderer/panels/picker/': ['renderer/words/', 'renderer/app/', 'renderer/panels/ui/', 'renderer/panels/rules/'],
  'renderer/panels/review/': ['renderer/words/', 'renderer/app/', 'renderer/panels/ui/'],
  'renderer/panels/rules/': [
    'renderer/words/',
    'renderer/app/',
    'renderer/panels/ui/',
    'renderer/panels/rules/',
    'renderer/panels/statistics/',
  ],
  'renderer/panels/rules/book/': ['renderer/words/', 'renderer/panels/rules/written/'],
  'renderer/panels/rules/odds/': ['renderer/words/', 'renderer/panels/ui/'],
  'renderer/panels/rules/written/': [],
  'renderer/panels/saved/': ['renderer/words/', 'renderer/app/', 'renderer/panels/ui/', 'renderer/panels/statistics/'],
  'renderer/panels/settings/': [
    'renderer/words/',
    'renderer/board/',
    'renderer/app/',
    'renderer/panels/ui/',
    'renderer/panels/rules/',
  ],
  'renderer/panels/statistics/': ['renderer/words/', 'renderer/app/', 'renderer/panels/ui/'],
  'renderer/panels/status/': ['renderer/words/', 'renderer/app/', 'renderer/panels/ui/', 'renderer/panels/settings/'],
  'renderer/panels/table/': ['renderer/words/', 'renderer/board/', 'renderer/app/', 'renderer/panels/ui/'],
  'renderer/panels/won/': ['renderer/words/', 'renderer/app/', 'renderer/panels/ui/', 'renderer/panels/rules/'],
  'renderer/style/': [],
};

const floorOf = (path: string): string | undefined =>
  Object.keys(FLOORS)
    .filter((floor) => path.startsWith(floor))
    .toSorted((a, b) => b.length - a.length)[0];

/** What a file outside its floor may be imported by one on this floor. */
const mayImport = (floor: string, of: string): boolean =>
  floorOf(of) === floor || FLOORS[floor]!.some((other) => of.startsWith(other));

describe('the rooms', () => {
  test('are seen through their import lines', () => {
    expect(imports.length).toBeGreaterThan(100);
    expect(imports).toContainEqual({ from: 'main/requests/handlers.ts', of: 'preload/api.ts' });
    expect(imports).toContainEqual({ from: 'main/requests/open-logged.ts', of: 'main/store/open.ts' });
  });

  test('of the engine imports nothing outside itself', () => {
    expect(astray('engine/', within('engine/'))).toEqual([]);
    expect(imports.filter((line) => line.from.startsWith('engine/') && !isLocal(line))).toEqual([]);
  });

  test('of main imports the engine and the contract alone', () => {
    expect(astray('main/', (of) => within('main/', 'engine/')(of) || of === 'preload/api.ts')).toEqual([]);
  });

  test('of preload imports the engine’s types alone', () => {
    expect(astray('preload/', within('preload/', 'engine/'))).toEqual([]);
  });

  test('of the renderer imports the engine, the assets and the contract alone', () => {
    expect(
      astray('renderer/', (of) => within('renderer/', 'engine/', 'assets/')(of) || of === 'preload/api.ts'),
    ).toEqual([]);
    expect(imports.filter(({ from, of }) => from.startsWith('renderer/') && of.startsWith('node:'))).toEqual([]);
  });

  test.each(['main/', 'preload/', 'renderer/'])(
    'of %s sees of the engine what its index offers, and no more',
    (room) => {
      expect(astray(room, (of) => !of.startsWith('engine/') || of === 'engine/index.ts')).toEqual([]);
    },
  );

  test('have floors, and every file of theirs below the top lies on one', () => {
    const below = sources.filter((path) => /^(?:engine|main|renderer)\/[^/]+\//.test(path));
    expect(below.filter((path) => floorOf(path) === undefined)).toEqual([]);
  });

  test.each(Object.keys(FLOORS))('have no arrow from %s against the floors', (floor) => {
    const room = floor.slice(0, floor.indexOf('/') + 1);
    const wrong = imports.filter(
      (line) => floorOf(line.from) === floor && line.of.startsWith(room) && isLocal(line) && !mayImport(floor, line.of),
    );
    expect(wrong.map(({ from, of }) => `${from} imports ${of}`)).toEqual([]);
  });

  test('keep electron to main/electron and the preload, SQLite to the store and Pixi to the board’s drawing', () => {
    const ours = (name: string): string[] => users(name).filter((path) => !path.startsWith('tests/'));
    const outside = (name: string, ...rooms: string[]): string[] =>
      ours(name).filter((path) => !within(...rooms)(path));
    expect(outside('electron', 'main/electron/', 'preload/index.ts')).toEqual([]);
    expect(outside('better-sqlite3', 'main/store/')).toEqual([]);
    expect(outside('pixi.js', 'renderer/board/draw/')).toEqual([]);
  });

  test('name ipcMain, ipcRenderer and contextBridge in one file each', () => {
    const naming = (word: RegExp): string[] =>
      sources.filter((path) => !path.startsWith('tests/') && word.test(text(path)));
    expect(naming(/\bipcMain\./)).toEqual(['main/electron/ipc.ts']);
    expect(naming(/\b(ipcRenderer|contextBridge)\./)).toEqual(['preload/index.ts']);
  });

  test('let no game import a game', () => {
    const games = imports.filter(({ from }) => from.startsWith('engine/games/') && basename(from) !== 'index.ts');
    expect(games.filter(({ of }) => of.startsWith('engine/games/'))).toEqual([]);
  });

  test('let no family of games import a family', () => {
    const families = 'engine/vocabulary/families/';
    expect(imports.filter(({ from, of }) => from.startsWith(families) && of.startsWith(families))).toEqual([]);
  });
});

describe('the house', () => {
  test('has its fixed top level', () => {
    const top = new Set(tracked.map((path) => path.split('/')[0] ?? '').filter((name) => !name.startsWith('.')));
    expect([...top].toSorted()).toEqual(
      [
        'CHANGELOG.md',
        'CONTRIBUTING.md',
        'LICENSE',
        'README.md',
        'assets',
        'electron-builder.yml',
        'engine',
        'main',
        'package-lock.json',
        'package.json',
        'preload',
        'renderer',
        'tests',
        'tsconfig.json',
      ].toSorted(),
    );
  });

  test('names every game in the index, and has a page of help for each', () => {
    const files = gameFiles();
    expect(files.length).toBeGreaterThanOrEqual(107);
    expect(text('engine/games/index.ts'), 'a new game? npm run games').toBe(indexOf(files));
    expect(files.filter(({ id }) => !tracked.includes(`assets/help/en/${id}.md`))).toEqual([]);
  });

  test('has each game in the folder of the family that its page tells', () => {
    const astray = gameFiles().filter(
      ({ family, id }) => !text(`assets/help/en/${id}.md`).includes(`\nfamily: ${family}\n`),
    );
    expect(astray).toEqual([]);
  });

  test('says in its README how many games there are', () => {
    const said = [...text('README.md').matchAll(/(\d+) patience games/g)].map(([, count]) => Number(count));
    expect(said).toEqual([gameFiles().length]);
  });

  test('names in its texts only what is there', () => {
    const named = ['README.md', 'CONTRIBUTING.md'].flatMap((page) =>
      [...text(page).matchAll(/`((?:engine|main|preload|renderer|assets|tests)\/[\w./-]*)`/g)].map(
        ([, path = '']) => path,
      ),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((path) => !tracked.some((file) => file === path || file.startsWith(path)))).toEqual([]);
  });

  test('lists every word of the rules in CONTRIBUTING.md, with what it says and who uses it', () => {
    const said = text('CONTRIBUTING.md');
    const bare = (markdown: string): string => markdown.replaceAll(/[ -]{2,}|\s+/g, ' ');
    expect(bare(withWordList(said)) === bare(said), 'npm run words -- --write').toBe(true);
  });

  test('has recorded games of all ninety-one of AisleRiot’s games', () => {
    const recorded = tracked.flatMap((path) => /^tests\/traces\/([^/.]+)\.jsonl/.exec(path)?.[1] ?? []);
    expect(new Set(recorded).size).toBe(91);
    const ids = new Set(gameFiles().map(({ id }) => id));
    expect(recorded.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('has a word of the rules only where two games use it', () => {
    const words = countWords();
    expect(words.length).toBeGreaterThan(50);
    const rare = words.filter(({ games }) => games.length < 2);
    expect(rare.map(({ file, name, games }) => `${name} (${file}): ${games.join(', ') || 'no game'}`)).toEqual([]);
  });

  test('has no game over 120 lines', () => {
    expect(gameLengths().filter(({ lines }) => lines > 120)).toEqual([]);
  });

  test('has perft counts of every game', () => {
    const counted = Object.keys(JSON.parse(text('tests/engine/perft.json')) as Record<string, string>);
    const has = (id: string): boolean => counted.some((name) => name.startsWith(`${id} `));
    expect(gameLengths().filter(({ id }) => !has(id))).toEqual([]);
  });

  test('has no file over 400 lines', () => {
    expect(sources.filter((path) => text(path).split('\n').length > 400)).toEqual([]);
  });

  test('names exact versions', () => {
    const named = JSON.parse(text('package.json')) as Record<string, Record<string, string>>;
    const { dependencies, devDependencies, optionalDependencies } = named;
    const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  test('locks every package that another wants for some system, so that npm ci works on each', () => {
    const { packages } = JSON.parse(text('package-lock.json')) as {
      packages: Record<string, { optionalDependencies?: Record<string, string> }>;
    };
    const locked = Object.keys(packages);
    const wanted = Object.values(packages).flatMap((one) => Object.keys(one.optionalDependencies ?? {}));
    expect(wanted.length).toBeGreaterThan(50);
    expect(wanted.filter((name) => !locked.some((path) => path.endsWith(`node_modules/${name}`)))).toEqual([]);
  });

  test('has no test that is passed over and none that runs alone', () => {
    const passed = /\b(?:it|test|describe)\.(?:skip|only|todo|fixme|skipIf|runIf)\b/;
    expect(sources.filter((path) => path !== 'tests/house.test.ts' && passed.test(text(path)))).toEqual([]);
  });

  test('names no folder of anybody’s machine', () => {
    const theirs = /(?:^|["'`\s(=])\/(?:work|farm|home|root|Users)\/\w/m;
    const words = tracked.filter(
      (path) => /\.(?:tsx?|js|json|md|yml|html|css)$/.test(path) && !path.endsWith('package-lock.json'),
    );
    expect(words.filter((path) => theirs.test(text(path)))).toEqual([]);
  });
});
