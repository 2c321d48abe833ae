import { describe, expect, test } from 'vitest';
import { cyclesOfFiles, cyclesOfFolders } from './cycles.ts';
import { type Import, imports, importsIn, isLocal } from './imports.ts';
import { LAYERS, layerOf, mayImport } from './layers.ts';
import { sources, text } from './sources.ts';

/** The imports of the sources by the layer of the file that has them. */
const importsOf = new Map<string, Import[]>();
for (const line of imports) {
  const layer = layerOf(line.from);
  if (layer !== undefined) importsOf.set(layer, [...(importsOf.get(layer) ?? []), line]);
}

/** Returns the imports of a layer from layers that it may not import. */
function upward(layer: string, lines: readonly Import[]): string[] {
  const module = layer.slice(0, layer.indexOf('/') + 1);
  const wrong = lines.filter(
    (line) => layerOf(line.from) === layer && line.of.startsWith(module) && isLocal(line) && !mayImport(layer, line.of),
  );
  return wrong.map(({ from, of }) => `${from} imports ${of}`);
}

describe('the layers of each module', () => {
  test('hold every file below the module’s top level', () => {
    const below = sources.filter((path) => /^(?:engine|main|renderer)\/[^/]+\//.test(path));
    expect(below.filter((path) => layerOf(path) === undefined)).toEqual([]);
  });

  test('are existing folders', () => {
    const named = [...Object.keys(LAYERS), ...Object.values(LAYERS).flat()];
    expect(named.filter((path) => !sources.some((file) => file.startsWith(path)))).toEqual([]);
  });

  test.each(Object.keys(LAYERS))('let %s import lower layers only', (layer) => {
    expect(upward(layer, importsOf.get(layer) ?? [])).toEqual([]);
  });

  test.each(Object.entries(LAYERS))('grant %s no import that it does not use', (layer, below) => {
    const imported = (importsOf.get(layer) ?? []).filter(({ of }) => layerOf(of) !== layer);
    expect(below.filter((path) => !imported.some(({ of }) => of.startsWith(path)))).toEqual([]);
  });

  test('report a type imported upward', () => {
    const line = "import type { Games } from '../actions/game/games.ts';";
    expect(upward('renderer/app/model/', importsIn('renderer/app/model/state.ts', line))).toEqual([
      'renderer/app/model/state.ts imports renderer/app/actions/game/games.ts',
    ]);
  });
});

describe('import cycles', () => {
  test('do not exist between files', () => {
    expect(cyclesOfFiles(imports)).toEqual([]);
  });

  test('do not exist between folders', () => {
    expect(cyclesOfFolders(imports)).toEqual([]);
  });

  test.each([
    [
      'a worker that imports its maker',
      'renderer/app/services/odds/odds.worker.ts',
      "import type { start } from '../../start.ts';",
      ['renderer/app/services/odds/odds.worker.ts', 'renderer/app/start.ts'],
    ],
    [
      'a dynamic import',
      'renderer/board/model/look.ts',
      "const { Board } = await import('../board.ts');",
      ['renderer/board/board.ts', 'renderer/board/model/look.ts'],
    ],
  ])('are found between files with %s', (_, from, code, members) => {
    const [cycle] = cyclesOfFiles([...imports, ...importsIn(from, code)]);
    expect(cycle).toEqual(expect.arrayContaining(members));
  });

  test.each([
    [
      'a bottom layer beside the top one',
      'renderer/board/geometry/fan.ts',
      "import type { NO_GAME } from '../no-game.ts';",
      ['renderer/board', 'renderer/board/geometry'],
    ],
    [
      'a worker of a folder above',
      'renderer/app/services/analysis/worker/in-slices.ts',
      "new Worker(new URL('../../../start.ts', import.meta.url));",
      ['renderer/app', 'renderer/app/services/analysis/worker'],
    ],
  ])('are found between folders with %s', (_, from, code, members) => {
    const [cycle] = cyclesOfFolders([...imports, ...importsIn(from, code)]);
    expect(cycle).toEqual(expect.arrayContaining(members));
  });
});

describe('modules', () => {
  test('pass the whole program to the panels’ shell only', () => {
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
});
