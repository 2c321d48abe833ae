import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { ROOT } from '../../main/build/root.ts';
import { readComponent } from '../tools/words/catalogues.ts';

interface Page {
  readonly html: string;
  readonly chunks: readonly Rolldown.OutputChunk[];
  readonly styles: readonly Rolldown.OutputAsset[];
}

/** Builds the page with its files in memory. */
async function builtPage(): Promise<Page> {
  const built = await build({
    configFile: join(ROOT, 'renderer/vite.config.ts'),
    build: { write: false, minify: false },
  });
  const output = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const html = output.find(({ fileName }) => fileName === 'index.html');
  return {
    html: html?.type === 'asset' ? String(html.source) : '',
    chunks: output.filter((file) => file.type === 'chunk'),
    styles: output.filter((file) => file.type === 'asset').filter(({ fileName }) => fileName.endsWith('.css')),
  };
}

const page = builtPage();

/** Texts that may occur only in files that the page fetches later. */
const LATER_FILES = [
  'engine/solver/',
  'engine/description/',
  'renderer/words/glance/',
  ...['extra', 'glance', 'puzzles', 'card-sets', 'goals', 'host'].map(
    (component) => `assets/words/en/${component}.json`,
  ),
  // Messages are compiled by the build.
  'node_modules/@formatjs/icu-messageformat-parser/index.js',
  'renderer/words/fetched/puzzle-words.ts',
  'renderer/app/services/exchange/export.ts',
  'assets/odds.json',
  'assets/verdicts.json',
  'assets/daily-five.json',
  'assets/help/',
  'assets/deals/',
  'preload/card-sets.ts',
  'renderer/board/art/cards/colour-letter-art.ts',
  'renderer/board/art/cards/picture-card.ts',
  'renderer/board/art/fetched/',
  ...[
    'load-set',
    'open-painter',
    'painter',
    'read-',
    'set.worker',
    'show-set',
    'take-set',
    'without-set',
    'files',
    'formats',
    'pictures',
    'svg',
  ].map((part) => `renderer/app/services/card-sets/${part}`),
  'renderer/panels/status/countdown-calls.tsx',
  'renderer/panels/status/replay.tsx',
  'renderer/panels/zoom/zoomed.ts',
  'renderer/words/fetched/set-words.ts',
  'renderer/words/letters/colour-letters.ts',
  ...[
    'card-sets',
    'cards-or-me',
    'daily',
    'likelihood',
    'milestones',
    'picker',
    'puzzles',
    'real',
    'review',
    'rules',
    'saved',
    'settings',
    'statistics',
    'timeline',
    'today',
    'won',
    'workshop',
  ].map((panel) => `renderer/panels/${panel}/`),
  'renderer/panels/ui/search/',
];

/** The names of keys are on the toolbar too. */
const SHARED_FILE = 'renderer/panels/settings/key-name.ts';

test('ships no descriptions of messages', async () => {
  const description = readComponent('en', 'table')['app.title']?.description ?? '';
  const { chunks } = await page;
  expect(description).toContain('Title of the window');
  expect(chunks.filter(({ code }) => code.includes(description) || code.includes('defaultMessage:'))).toEqual([]);
});

test('loads panels, solver, odds and rules later, and names the rest in its head', async () => {
  const { html, chunks, styles } = await page;
  const named = chunks.filter(({ fileName }) => html.includes(`/${fileName}"`));
  const modules = named.flatMap((chunk) =>
    Object.entries(chunk.modules)
      .filter(([, { renderedLength }]) => renderedLength > 0)
      .map(([path]) => path.replace(`${ROOT}/`, '')),
  );
  expect(modules).toContain('renderer/main.tsx');
  expect(modules.filter((path) => LATER_FILES.some((part) => path.startsWith(part)) && path !== SHARED_FILE)).toEqual(
    [],
  );
  const wanted = new Set(named.flatMap(({ imports }) => imports));
  expect([...wanted].filter((file) => !named.some(({ fileName }) => fileName === file))).toEqual([]);
  const [first, early] = [/renderer\/first\.ts$/, /board\/draw\/early-stage\.ts$/].map((module) =>
    named.find(({ moduleIds }) => moduleIds.some((path) => module.test(path))),
  );
  expect([first?.imports, early?.imports]).toEqual([[early?.fileName], []]);
  const rest = chunks.find(({ modules }) =>
    Object.keys(modules).some((path) => path.endsWith('renderer/panels/later.tsx')),
  );
  expect(rest && named.includes(rest)).toBe(false);
  const [style, ...others] = styles.filter(({ fileName }) => html.includes(`/${fileName}"`));
  expect(others).toEqual([]);
  expect(String(style?.source)).toContain('.toolbar');
  for (const panel of ['.ladder', '.note.won > header', '.scatter', '.slips'])
    expect(String(style?.source)).not.toContain(panel);
});
