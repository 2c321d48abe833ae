import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildRenderer } from './build.ts';
import { ROOT } from './root.ts';

/**
 * Builds the renderer again at every change, and runs the browser host that serves it: reload the page to see the
 * change. It does not use Vite's own server, because a page must be tried with the content policy and the host that it
 * will have; a build takes a second.
 */
await buildRenderer({ watch: {} });
const start = ['--watch', join(ROOT, 'main/build/dev-host.ts')];
const host = spawn(process.execPath, [...start, ...process.argv.slice(2)], { stdio: 'inherit' });
// Windows sends Ctrl+C to the host itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => process.platform === 'win32' || host.kill(signal));
host.once('exit', (code) => process.exit(code ?? 0));
