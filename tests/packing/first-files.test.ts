import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { ROOT } from '../../main/build/root.ts';

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

/** What is only in files that the page fetches later. */
const LATER_FILES = [
  'engine/solver/',
  'engine/description/',
  'renderer/words/glance/',
  'renderer/words/en/description.ts',
  'renderer/words/en/puzzle.ts',
  'renderer/words/fetched/puzzle-words.ts',
  'assets/odds.json',
  'assets/verdicts.json',
  'assets/daily-five.json',
  'assets/help/',
  'assets/deals/',
  'preload/card-sets.ts',
  'renderer/board/art/cards/colour-letter-art.ts',
  'renderer/board/art/cards/picture-card.ts',
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
  'renderer/words/en/card-sets.ts',
  'renderer/words/en/extra.ts',
  'renderer/words/fetched/extra-words.ts',
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
    'won',
    'workshop',
  ].map((panel) => `renderer/panels/${panel}/`),
];

/** The names of keys are on the toolbar too. */
const SHARED_FILE = 'renderer/panels/settings/key-name.ts';

test('the page begins without the panels, the solver, the odds and the pages of rules, and names all else in its head', async () => {
  const { html, chunks, styles } = await builtPage();
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
  for (const panel of ['.ladder', '.note.won', '.scatter', '.slips'])
    expect(String(style?.source)).not.toContain(panel);
});
