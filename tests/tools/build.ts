import { join } from 'node:path';
import { build } from 'vite';
import type { BuildOptions, InlineConfig } from 'vite';
import { ROOT } from './root.ts';

/** One file each, for Electron's Node. */
const forElectron = (part: 'main' | 'preload', format: 'es' | 'cjs', file: string, out: string): InlineConfig => ({
  configFile: false,
  root: ROOT,
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true, external: ['better-sqlite3', 'electron'] },
  build: {
    ssr: join(ROOT, part, 'index.ts'),
    outDir: join(out, part),
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    rolldownOptions: { output: { format, entryFileNames: file, codeSplitting: false } },
  },
});

export async function buildHost(out: string): Promise<void> {
  await build(forElectron('preload', 'cjs', 'index.cjs', out));
  await build(forElectron('main', 'es', 'index.js', out));
}

export async function buildRenderer(options: BuildOptions = {}): Promise<void> {
  await build({ configFile: join(ROOT, 'renderer/vite.config.ts'), build: options });
}

/** Makes dist/renderer, dist/preload and, last, dist/main: its date tells the age of all three. */
export async function buildAll(): Promise<void> {
  await buildRenderer();
  await buildHost(join(ROOT, 'dist'));
}

if (import.meta.main) {
  const begun = performance.now();
  try {
    await buildAll();
    console.log(`Built dist in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
