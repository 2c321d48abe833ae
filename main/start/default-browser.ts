import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The desktop may be asked so long who opens what. */
const ANSWER_MS = 3000;

type Command = [command: string, args: string[]];

/**
 * The command by which the browser of a Linux desktop opens a file; undefined where the desktop's own opener will do,
 * or nothing better can be found out. It will not where files of HTML belong to another program than the web does, such
 * as an editor.
 */
export function browserFor(file: string, env: NodeJS.ProcessEnv): Command | undefined {
  const [files, web] = ['text/html', 'x-scheme-handler/http'].map((kind) => defaultFor(kind, env));
  if (!web || !files || web === files) return undefined;
  const entry = desktopEntry(web, env);
  return entry === undefined ? undefined : commandOf(entry, file);
}

/** The name of a desktop file, such as `firefox.desktop`. */
function defaultFor(kind: string, env: NodeJS.ProcessEnv): string | undefined {
  const { stdout } = spawnSync('xdg-mime', ['query', 'default', kind], { env, encoding: 'utf8', timeout: ANSWER_MS });
  return stdout?.trim().split(';')[0];
}

function desktopEntry(name: string, env: NodeJS.ProcessEnv): string | undefined {
  const own = env['XDG_DATA_HOME'] || join(env['HOME'] ?? '/', '.local/share');
  const all = (env['XDG_DATA_DIRS'] || '/usr/local/share:/usr/share').split(':');
  // In a folder of a folder the name has `-` for `/`.
  const names = [name, name.replace('-', '/')];
  for (const path of [own, ...all].flatMap((base) => names.map((each) => join(base, 'applications', each)))) {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      // It is not there.
    }
  }
  return undefined;
}

/**
 * Its `Exec` line with the file in place of `%u` and its like. Words may be quoted; other field codes name nothing that
 * is wanted.
 */
function commandOf(entry: string, file: string): Command | undefined {
  const lines = entry.split(/\r?\n/);
  const main = lines.slice(lines.indexOf('[Desktop Entry]') + 1);
  const end = main.findIndex((line) => line.startsWith('['));
  const exec = main.slice(0, end < 0 ? undefined : end).find((line) => line.startsWith('Exec=')) ?? '';
  const words = Array.from(
    exec.slice('Exec='.length).matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g),
    ([, quoted, plain]) => quoted?.replaceAll(/\\(.)/g, '$1') ?? plain ?? '',
  );
  const [command, ...args] = words.flatMap((word) => filled(word, file));
  return command !== undefined && args.includes(file) ? [command, args] : undefined;
}

function filled(word: string, file: string): string[] {
  if (/^%[uUfF]$/.test(word)) return [file];
  return /^%\w$/.test(word) ? [] : [word];
}
