import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';

const CHILD_FILE = 'child.mjs';

/**
 * Bundles a source that runs the solver into one file, in a temporary folder that `remove` deletes: the form the engine
 * has in the product. When Node itself strips the types, it does so by WebAssembly, and once memory of that kind has
 * grown V8 checks at every access to a typed array whether it is still there: a seventh more time in the same process.
 */
export async function bundled(source: string): Promise<{ readonly file: string; remove: () => Promise<void> }> {
  const outDir = await mkdtemp(join(tmpdir(), 'baize-solver-'));
  await build({
    configFile: false,
    root: dirname(source),
    publicDir: false,
    logLevel: 'error',
    build: {
      ssr: source,
      outDir,
      target: 'node22',
      minify: false,
      rolldownOptions: { output: { format: 'es', entryFileNames: CHILD_FILE, codeSplitting: false } },
    },
  });
  return { file: join(outDir, CHILD_FILE), remove: () => rm(outDir, { recursive: true }) };
}
