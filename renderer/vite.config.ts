import { defineConfig } from 'vite';
import { compiledWords } from './compiled-words.ts';
import { languageFiles } from './language-files.ts';
import { leanPixi } from './lean-pixi.ts';
import { painterPage } from './painter-page.ts';
import { pageHeads } from './page-heads.ts';
import { preloadProgram } from './preload-program.ts';
import { writtenRules } from './written-rules.ts';

/** Modules of the engine and of the contract have no side effects: exports that the page does not use are left out. */
const rolldownOptions = {
  // These would only report how busy the machine is.
  checks: { pluginTimings: false },
  treeshake: { moduleSideEffects: [{ test: /\/(?:engine|preload)\//, sideEffects: false }] },
};

/**
 * The files that the page starts with, each with all it imports: one for each moment of the start, and no small ones
 * that the head and every later file would have to name. `first.ts` waits for the program and so has a file of its own,
 * which no other may need.
 */
const groups = [
  // From the contract the first lines need only what a game consists of.
  {
    name: 'contract',
    test: /\/preload\/(?!games|card-sets|languages)/,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // No table starts with a card set of the person's own.
  { name: 'card-set-parts', test: /\/preload\/card-sets\.ts$/, includeDependenciesRecursively: false, priority: 3 },
  {
    name: 'early',
    test: /preload-helper|\/host\/connect\.ts$|\/test-address\.ts$|\/early-stage\.ts$|\/kept-picture\.ts$|\/words\/(?:language|catalogue\/start-files)\.ts$/,
    priority: 2,
  },
  { name: 'stage', test: /\/board\/draw\/stage\.ts$/, priority: 1 },
  { name: 'program', test: /\/renderer\/main\.tsx$/, priority: 0 },
];

const PARSER = '@formatjs/icu-messageformat-parser';

/** Every part of the page is a file of its own: the policy it is served with allows nothing inline. */
export default defineConfig({
  root: import.meta.dirname,
  // Messages come compiled: the page needs no parser.
  resolve: { alias: { [PARSER]: `${PARSER}/no-parser.js` } },
  publicDir: false,
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [compiledWords, languageFiles, pageHeads, writtenRules, leanPixi, painterPage, preloadProgram],
  worker: { format: 'es', rolldownOptions },
  build: {
    rolldownOptions: { ...rolldownOptions, output: { codeSplitting: { groups } } },
    outDir: '../dist/renderer',
    emptyOutDir: true,
    target: 'chrome140',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
    reportCompressedSize: false,
    license: { fileName: 'licences.md' },
  },
});
