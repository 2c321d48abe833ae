import { defineConfig } from 'vitest/config';
import { compiledWords } from '../renderer/compiled-words.ts';
import { pageHeads } from '../renderer/page-heads.ts';
import { writtenRules } from '../renderer/written-rules.ts';
import { putTemporaryFilesInMemory } from './tools/in-memory.ts';
import { LongestFirst } from './tools/longest-first.ts';
import { BY_NIGHT } from './tools/night.ts';
import { PATIENTLY } from './tools/patiently.ts';

putTemporaryFilesInMemory();
if (process.argv.some((arg) => /^(?:-t|--testNamePattern)\b/.test(arg))) process.env['BAIZE_NAMED'] = 'yes';

/** Those of the store that need a database each and nothing of the process. */
const STORE = 'tests/main/store/{tables,statistics,schema}/**/*.test.ts';

/**
 * Pure code: its tests share one environment, because making a new one, which reads every game, takes longer than most
 * tests. A test that changes something global, such as the language, restores it.
 */
const PURE = [
  'tests/{engine,every-game}/**/*.test.ts',
  'tests/renderer/{panels,words}/**/*.test.ts',
  // Tests in `board/` itself and in `app/services/host/` open browsers and stores.
  'tests/renderer/app/{*,model/*,services/!(host)/**/*,actions/!(host)/**/*}.test.ts',
  'tests/renderer/board/*/**/*.test.ts',
  STORE,
];

/** What starts hosts, which are built once for all of it. */
const HOSTS = ['tests/main/**/*.test.ts', 'tests/torture/**/*.test.ts'];

/** What builds and packs everything several times over. */
const LEFT_BY_DAY = BY_NIGHT ? [] : ['tests/**/*.night.test.ts'];

/** Unit tests of every module; what needs a whole program in a whole browser lies in tests/e2e and is Playwright's. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname.replace(/^\/(?=[A-Za-z]:)/, ''),
  plugins: [compiledWords, pageHeads, writtenRules],
  test: {
    // Two, also on a machine of two cores: much of what they do is waiting for hosts and disks.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // A test that hangs is ended; a busy machine may take many times as long as an idle one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    allowOnly: false,
    passWithNoTests: false,
    // A test that asks nothing, because what it loops over is empty, has failed.
    expect: { requireAssertions: true, poll: PATIENTLY },
    projects: [
      {
        extends: true,
        test: { name: 'pure', include: PURE, isolate: false, setupFiles: 'tests/tools/words/with-extra.ts' },
      },
      {
        extends: true,
        test: {
          name: 'hosts',
          include: HOSTS,
          exclude: [STORE, ...LEFT_BY_DAY],
          globalSetup: 'tests/tools/program.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'program',
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: [...PURE, ...HOSTS, ...LEFT_BY_DAY, 'tests/e2e/**', '**/node_modules/**'],
        },
      },
    ],
  },
});
