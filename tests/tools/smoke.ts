import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../../main/build/root.ts';
import { type Program, tryProgram } from './smoke/smoke.ts';

/**
 * `npm run smoke`: starts every program in release/ that this machine can run, waits until its games are open
 * and its window is shown, and ends it. `-- PROGRAM [ARGUMENT …]` does so with one program, such as an installed one.
 */
const [command, ...args] = process.argv.slice(2);
const programs = command === undefined ? packed() : [{ command, args }];
if (programs.length === 0) fail('There is nothing packed in release/ that this machine could run.');
for (const program of programs) {
  await tryProgram(program).then(
    () =>
      console.log(`${relative(ROOT, program.command)}: opened its games, showed its window if it has one, and ended.`),
    (error: unknown) => fail(error instanceof Error ? error.message : String(error)),
  );
}

/**
 * Finds the unpacked program for this machine; on Linux its AppImage too. Installers and portable programs must be
 * tried by hand.
 */
function packed(): Program[] {
  const all = readdirSync(join(ROOT, 'release'), { recursive: true, encoding: 'utf8' }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  const [folder, image] = process.arch === 'arm64' ? ['-arm64', 'arm64'] : ['', 'x86_64'];
  const names = {
    linux: new RegExp(`^(?:linux${folder}-unpacked/baize|baize-[^/]+-linux-${image}\\.AppImage)$`),
    win32: new RegExp(`^win${folder}-unpacked/Baize\\.exe$`),
    darwin: /^mac-universal\/Baize\.app\/Contents\/MacOS\/Baize$/,
  } as Readonly<Record<string, RegExp>>;
  return all
    .filter((path) => names[process.platform]?.test(path))
    .map((path) => ({ command: join(ROOT, 'release', path) }));
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
