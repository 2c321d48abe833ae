import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FLOORS, floorOf, mayImport } from './floors.ts';
import { forbiddenImports, circlesIn, type Import, imports, importsIn, isLocal, users, within } from './imports.ts';
import { sources, text } from './sources.ts';

/** Returns the import lines from a floor to one that it may not import. */
function upward(floor: string, lines: readonly Import[]): string[] {
  const room = floor.slice(0, floor.indexOf('/') + 1);
  const wrong = lines.filter(
    (line) => floorOf(line.from) === floor && line.of.startsWith(room) && isLocal(line) && !mayImport(floor, line.of),
  );
  return wrong.map(({ from, of }) => `${from} imports ${of}`);
}

describe('the rooms', () => {
  test('are seen through their import lines', () => {
    expect(imports.length).toBeGreaterThan(100);
    expect(imports).toContainEqual({ from: 'main/requests/handlers.ts', of: 'preload/api.ts' });
    expect(imports).toContainEqual({ from: 'main/requests/open-logged.ts', of: 'main/store/open.ts' });
  });

  test('of the engine imports nothing outside itself', () => {
    expect(forbiddenImports('engine/', within('engine/'))).toEqual([]);
    expect(imports.filter((line) => line.from.startsWith('engine/') && !isLocal(line))).toEqual([]);
  });

  test('of main imports the engine and the contract alone', () => {
    expect(forbiddenImports('main/', (of) => within('main/', 'engine/')(of) || of === 'preload/api.ts')).toEqual([]);
  });

  test('of preload imports the engine’s types alone', () => {
    expect(forbiddenImports('preload/', within('preload/', 'engine/'))).toEqual([]);
  });

  test('of the renderer imports the engine, the assets and the contract alone', () => {
    expect(
      forbiddenImports('renderer/', (of) => within('renderer/', 'engine/', 'assets/')(of) || of === 'preload/api.ts'),
    ).toEqual([]);
    expect(imports.filter(({ from, of }) => from.startsWith('renderer/') && of.startsWith('node:'))).toEqual([]);
  });

  test.each(['main/', 'preload/', 'renderer/'])(
    'of %s sees of the engine what its index offers, and no more',
    (room) => {
      expect(forbiddenImports(room, (of) => !of.startsWith('engine/') || of === 'engine/index.ts')).toEqual([]);
    },
  );

  test('have floors, and every file of theirs below the top lies on one', () => {
    const below = sources.filter((path) => /^(?:engine|main|renderer)\/[^/]+\//.test(path));
    expect(below.filter((path) => floorOf(path) === undefined)).toEqual([]);
  });

  test.each(Object.keys(FLOORS))('have no arrow from %s against the floors', (floor) => {
    expect(upward(floor, imports)).toEqual([]);
  });

  test('have no folder in a circle of imports', () => {
    expect(circlesIn(imports)).toEqual([]);
  });

  test('would show a type that is imported upward, by its floor and as a circle', () => {
    const line = "import type { Games } from '../actions/game/games.ts';";
    const lines = [...imports, ...importsIn('renderer/app/model/state.ts', line)];
    expect(upward('renderer/app/model/', lines)).toEqual([
      'renderer/app/model/state.ts imports renderer/app/actions/game/games.ts',
    ]);
    expect(circlesIn(lines)).toHaveLength(1);
    expect(circlesIn(lines)[0]).toContain('renderer/app/model/state.ts');
  });

  test('keep electron to main/electron and the preload, SQLite to the store and Pixi to the board’s drawing', () => {
    const ours = (name: string): string[] => users(name).filter((path) => !path.startsWith('tests/'));
    const outside = (name: string, ...rooms: string[]): string[] =>
      ours(name).filter((path) => !within(...rooms)(path));
    expect(outside('electron', 'main/electron/', 'preload/index.ts')).toEqual([]);
    expect(outside('better-sqlite3', 'main/store/')).toEqual([]);
    expect(outside('pixi.js', 'renderer/board/draw/')).toEqual([]);
  });

  test('hand the whole program to the shell of the panels alone, and to each panel the parts that it names', () => {
    const panels = sources.filter((path) => path.startsWith('renderer/panels/') && /\bApp\b/.test(text(path)));
    expect(panels.length).toBeGreaterThan(20);
    const whole = panels.filter((path) =>
      /\bApp\b/.test(text(path).replaceAll(/import type \{ App \}|Pick<\s*App,/g, '')),
    );
    expect(whole).toEqual(['renderer/panels/later.tsx', 'renderer/panels/shell.tsx']);
  });

  test('name ipcMain, ipcRenderer and contextBridge in one file each', () => {
    const naming = (word: RegExp): string[] =>
      sources.filter((path) => !path.startsWith('tests/') && word.test(text(path)));
    expect(naming(/\bipcMain\./)).toEqual(['main/electron/page/ipc.ts']);
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
