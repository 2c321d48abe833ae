import { defineConfig } from 'vite';
import { leanPixi } from './lean-pixi.ts';
import { pageHeads } from './page-heads.ts';
import { preloadProgram } from './preload-program.ts';

/** A module of the engine does nothing but say what it exports: those that nobody on the page asks for are left out. */
const rolldownOptions = { treeshake: { moduleSideEffects: [{ test: /\/engine\//, sideEffects: false }] } };

/** Everything of the page in files of its own: the policy it is served with allows nothing in line. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [pageHeads, leanPixi, preloadProgram],
  worker: { format: 'es', rolldownOptions },
  build: {
    rolldownOptions,
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
