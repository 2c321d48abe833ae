import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../main/build/root.ts';
import { gameFiles, GAMES_INDEX, indexOf, pathOf } from './index-file.ts';
import { PAGE_LANGUAGES, pagePath } from './missing.ts';

const USAGE = 'Usage: npm run games -- new ID "NAME" [--like ID], the id in small letters and hyphens.';

/** A game to be made: its id, its name, and the id of the game that it resembles. */
interface NewGame {
  readonly id: string;
  readonly name: string;
  readonly like: string;
}

/**
 * Makes a new game from the file and the pages of an existing one, lists it wherever games are listed and counts its
 * positions. It plays at once by the rules of the other game; its files are there to be changed. Returns what is wrong
 * with the words, if anything is.
 */
export function newGame(given: readonly string[]): string | undefined {
  const words = [...given];
  const at = words.indexOf('--like');
  const [like = 'klondike'] = at < 0 ? [] : words.splice(at, 2).slice(1);
  const [id = '', name = ''] = words;
  const fault = words.length > 2 ? USAGE : faultOf({ id, name, like });
  if (fault === undefined) makeGame({ id, name, like });
  return fault;
}

function faultOf({ id, name, like }: NewGame): string | undefined {
  const ids = new Set(gameFiles().map((file) => file.id));
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) || name === '') return USAGE;
  if (ids.has(id)) return `There is a game "${id}" already.`;
  return ids.has(like) ? undefined : `There is no game "${like}" to begin with.`;
}

function makeGame({ id, name, like }: NewGame): void {
  const model = gameFiles().find((file) => file.id === like)!;
  const rules = pathOf({ ...model, id });
  copy(pathOf(model), rules, (text) =>
    text.replace(/^ {2}id: .*$/m, `  id: '${id}',`).replace(/^ {2}name: .*$/m, `  name: ${JSON.stringify(name)},`),
  );
  for (const language of PAGE_LANGUAGES)
    copy(pagePath(language, like), pagePath(language, id), (text) => text.replace(/^aliases: .*\n/m, ''));
  writeFileSync(GAMES_INDEX, indexOf(gameFiles()));
  execFileSync('npx', ['oxfmt', rules, 'engine/games/index.ts'], { cwd: ROOT });
  count(id);
  // Another process reads the new index.
  for (const words of [[], ['missing', id]])
    execFileSync('npx', ['node', 'tests/tools/games.ts', ...words], { cwd: ROOT, stdio: 'inherit' });
  console.log(`${name} plays by the rules of ${like} now: npm start. Change its rules in ${rules}: engine/recipes/README.md
says what a recipe may state, engine/vocabulary/WORDS.md lists the words of other games. Then count again:
npm run lab -- perft --write ${id}`);
}

function count(id: string): void {
  execFileSync('npx', ['node', 'tests/lab/index.ts', 'perft', '--write', id], { cwd: ROOT });
}

function copy(from: string, to: string, change: (text: string) => string): void {
  writeFileSync(join(ROOT, to), change(readFileSync(join(ROOT, from), 'utf8')), { flag: 'wx' });
}
