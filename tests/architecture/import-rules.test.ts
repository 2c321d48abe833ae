import { describe, expect, test } from 'vitest';
import { brokenBy, type IMPORT_RULES, programImports } from './import-rules.ts';
import { imports, importsIn } from './imports.ts';

describe('import rules', () => {
  test.each([
    ["import type { Card } from '../model/card.ts';", 'engine/model/card.ts', ['Card']],
    ["import {\n  ACE as one,\n  type Card,\n} from '../model/card.ts';", 'engine/model/card.ts', ['ACE', 'Card']],
    ["export * from '../model/card.ts';", 'engine/model/card.ts', []],
    ["import '../style/page.css';", 'engine/style/page.css', []],
    ["const { Pad } = await import('./pad.ts');", 'engine/a/pad.ts', []],
    ["type Pad = typeof import('./pad.ts');", 'engine/a/pad.ts', []],
    ["new Worker(new URL('./search.worker.ts', import.meta.url))", 'engine/a/search.worker.ts', []],
    ["import words from './words.txt?raw';", 'engine/a/words.txt', []],
    ["import { join } from 'node:path';", 'node:path', ['join']],
  ])('read imports in %s', (code, of, names) => {
    expect(importsIn('engine/a/b.ts', code)).toEqual([{ from: 'engine/a/b.ts', of, names }]);
  });

  test('read imports in the program’s files', () => {
    expect(programImports.length).toBeGreaterThan(5000);
    const pairs = imports.map(({ from, of }) => `${from} imports ${of}`);
    expect(pairs).toContain('main/requests/handlers.ts imports preload/api.ts');
    expect(pairs).toContain('renderer/app/start.ts imports renderer/app/services/odds/odds.worker.ts');
  });

  test('hold in every file', () => {
    expect(brokenBy(programImports)).toEqual([]);
  });
});

/** For each rule an import that breaks it, and where it would be. */
const BREAKING: Readonly<Record<keyof typeof IMPORT_RULES, readonly (readonly [from: string, code: string])[]>> = {
  'the engine imports nothing from outside': [
    ['engine/model/card.ts', "import { join } from 'node:path';"],
    ['engine/model/card.ts', "import { signal } from '@preact/signals';"],
    ['engine/model/card.ts', "import type { Settings } from '../../preload/api.ts';"],
    ['engine/games/klondike/klondike.ts', "import odds from '../../../assets/odds.json';"],
  ],
  'no game imports a game': [
    ['engine/games/klondike/agnes.ts', "import klondike from './klondike.ts';"],
    ['engine/games/klondike/agnes.ts', "import freecell from '../freecell/freecell.ts';"],
  ],
  'no family of games imports a family': [
    ['engine/vocabulary/families/columns/fan.ts', "import { golf } from '../clearing/golf.ts';"],
  ],
  'main imports of other modules the engine, the contract and its messages alone, and the build what compiles these': [
    ['main/log/log.ts', "import { say } from '../../renderer/words/say.ts';"],
    ['main/log/log.ts', "import { PATIENTLY } from '../../tests/tools/patiently.ts';"],
    ['main/log/log.ts', "import type { Look } from '../../preload/looks.ts';"],
    ['main/log/log.ts', "import { compiledWords } from '../../renderer/compiled-words.ts';"],
    ['main/build/build.ts', "import { say } from '../../renderer/words/say.ts';"],
  ],
  'preload imports of other modules the engine and the list of languages alone': [
    ['preload/looks.ts', "import { open } from '../main/store/open.ts';"],
  ],
  'the renderer imports of other modules the engine, the assets and the contract alone': [
    ['renderer/app/start.ts', "import { open } from '../../main/store/open.ts';"],
    ['renderer/app/start.ts', "import { PATIENTLY } from '../../tests/tools/patiently.ts';"],
    ['renderer/app/start.ts', "import type { Look } from '../../preload/looks.ts';"],
  ],
  'the renderer imports nothing of Node': [['renderer/app/start.ts', "import { join } from 'node:path';"]],
  'the other modules import the engine through its entry points': [
    ['renderer/app/start.ts', "import { solver } from '../../engine/solver/index.ts';"],
    ['main/log/log.ts', "import { makeCard } from '../../engine/model/card.ts';"],
    ['preload/looks.ts', "import type { Card } from '../engine/model/card.ts';"],
    ['main/requests/playable.ts', "import { solver } from '../../engine/search.ts';"],
    ['preload/games.ts', "import type { DealProgram } from '../engine/text.ts';"],
    ['renderer/board/board.ts', "import type { Advice } from '../../engine/search.ts';"],
  ],
  'each entry point of the engine offers folders of its own': [
    ['engine/rules.ts', "export { solver } from './solver/index.ts';"],
    ['engine/search.ts', "export { makeLink } from './notation/link.ts';"],
  ],
  'the board imports of the engine cards and changes alone': [
    ['renderer/board/board.ts', "import { type Card, Session } from '../../engine/rules.ts';"],
    ['renderer/board/model/source.ts', "import type { TableView } from '../../../engine/rules.ts';"],
    ['renderer/board/board.ts', "import * as rules from '../../engine/rules.ts';"],
  ],
  'the board imports nothing of the contract': [
    ['renderer/board/model/look.ts', "import type { Look } from '../../../preload/api.ts';"],
  ],
  'electron is imported in main/electron and preload/index.ts alone': [
    ['main/log/log.ts', "import { app } from 'electron';"],
    ['main/store/open.ts', "import { app } from 'electron/main';"],
    ['renderer/app/start.ts', "import { ipcRenderer } from 'electron';"],
    ['preload/api.ts', "import type { IpcRenderer } from 'electron';"],
  ],
  'better-sqlite3 is imported in main/store alone': [
    ['main/electron/run.ts', "import Database from 'better-sqlite3';"],
    ['main/requests/handlers.ts', "import type { Database } from 'better-sqlite3';"],
    ['renderer/app/start.ts', "import Database from 'better-sqlite3';"],
  ],
  'pixi.js is imported in renderer/board/draw alone': [
    ['renderer/board/board.ts', "import { Sprite } from 'pixi.js';"],
    ['renderer/app/start.ts', "import { Sprite } from 'pixi.js/lib/scene/sprite/Sprite.mjs';"],
    ['main/electron/run.ts', "import { Sprite } from 'pixi.js';"],
  ],
};

describe.each(Object.entries(BREAKING))('the rule “%s”', (rule, breaking) => {
  test.each(breaking)('reports a violation in %s: %s', (from, code) => {
    const broken = brokenBy(importsIn(from, code));
    expect(broken.filter((line) => line.startsWith(`${rule}: ${from} `))).toHaveLength(1);
  });
});
