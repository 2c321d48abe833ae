import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LAYERS, layerOf, mayImport } from './layers.ts';
import { forbiddenImports, cyclesIn, type Import, imports, importsIn, isLocal, users, within } from './imports.ts';
import { sources, text } from './sources.ts';

/** Returns the imports of a layer from layers that it may not import. */
function upward(layer: string, lines: readonly Import[]): string[] {
  const module = layer.slice(0, layer.indexOf('/') + 1);
  const wrong = lines.filter(
    (line) => layerOf(line.from) === layer && line.of.startsWith(module) && isLocal(line) && !mayImport(layer, line.of),
  );
  return wrong.map(({ from, of }) => `${from} imports ${of}`);
}

describe('the modules', () => {
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
    (module) => {
      expect(forbiddenImports(module, (of) => !of.startsWith('engine/') || of === 'engine/index.ts')).toEqual([]);
    },
  );

  test('have layers, and every file below their top level is in one', () => {
    const below = sources.filter((path) => /^(?:engine|main|renderer)\/[^/]+\//.test(path));
    expect(below.filter((path) => layerOf(path) === undefined)).toEqual([]);
  });

  test.each(Object.keys(LAYERS))('import from %s only the layers below it', (layer) => {
    expect(upward(layer, imports)).toEqual([]);
  });

  test('have no folder in a cycle of imports', () => {
    expect(cyclesIn(imports)).toEqual([]);
  });

  test('would show a type that is imported upward, by its layer and as a cycle', () => {
    const line = "import type { Games } from '../actions/game/games.ts';";
    const lines = [...imports, ...importsIn('renderer/app/model/state.ts', line)];
    expect(upward('renderer/app/model/', lines)).toEqual([
      'renderer/app/model/state.ts imports renderer/app/actions/game/games.ts',
    ]);
    expect(cyclesIn(lines)).toHaveLength(1);
    expect(cyclesIn(lines)[0]).toContain('renderer/app/model/state.ts');
  });

  test('keep electron to main/electron and the preload, SQLite to the store and Pixi to the board’s drawing', () => {
    const ours = (name: string): string[] => users(name).filter((path) => !path.startsWith('tests/'));
    const outside = (name: string, ...folders: string[]): string[] =>
      ours(name).filter((path) => !within(...folders)(path));
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
