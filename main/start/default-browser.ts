import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The desktop may take this many milliseconds to name a default program. */
const ANSWER_MS = 3000;

type Command = [command: string, args: string[]];

/**
 * Returns the command by which the browser of a Linux desktop opens a file; undefined where the desktop's own opener is
 * good enough, or no better one is found. The opener is wrong where HTML files belong to a different program from the
 * web, such as an editor.
 */
export function browserFor(file: string, env: NodeJS.ProcessEnv): Command | undefined {
  const [files, web] = ['text/html', 'x-scheme-handler/http'].map((kind) => defaultFor(kind, env));
  if (!web || !files || web === files) return undefined;
  const entry = desktopEntry(web, env);
  return entry === undefined ? undefined : commandOf(entry, file);
}

/** Returns the desktop file of the default program, such as `firefox.desktop`. */
function defaultFor(kind: string, env: NodeJS.ProcessEnv): string | undefined {
  const { stdout } = spawnSync('xdg-mime', ['query', 'default', kind], { env, encoding: 'utf8', timeout: ANSWER_MS });
  return stdout?.trim().split(';')[0];
}

function desktopEntry(name: string, env: NodeJS.ProcessEnv): string | undefined {
  const own = env['XDG_DATA_HOME'] || join(env['HOME'] ?? '/', '.local/share');
  const all = (env['XDG_DATA_DIRS'] || '/usr/local/share:/usr/share').split(':');
  // The name of a file in a subfolder has `-` for `/`.
  const names = [name, name.replace('-', '/')];
  for (const path of [own, ...all].flatMap((base) => names.map((each) => join(base, 'applications', each)))) {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      // The file does not exist.
    }
  }
  return undefined;
}

/**
 * Returns the command of a desktop file's `Exec` line, with the file in place of `%u` and similar codes. Words may be
 * quoted; other field codes are dropped.
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
