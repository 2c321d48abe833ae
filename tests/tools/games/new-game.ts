import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../main/build/root.ts';
import { gameFiles, GAMES_INDEX, indexOf, pathOf } from './index-file.ts';

const USAGE = 'Usage: npm run games -- new ID "NAME" [--like ID], the id in small letters and hyphens.';

/** A game to be made: its id, its name, and the id of the game that it resembles. */
interface NewGame {
  readonly id: string;
  readonly name: string;
  readonly like: string;
}

/**
 * Makes a new game from the file and the page of an existing one, names it in the index and counts its positions. It
 * plays at once by the rules of the other game; both files are there to be changed. Returns what is wrong with the
 * words, if anything is.
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
  const kin = gameFiles().find((file) => file.id === like)!;
  const rules = pathOf({ ...kin, id });
  const page = join('assets/help/en', `${id}.md`);
  copy(pathOf(kin), rules, (text) =>
    text.replace(/^ {2}id: .*$/m, `  id: '${id}',`).replace(/^ {2}name: .*$/m, `  name: ${JSON.stringify(name)},`),
  );
  copy(join('assets/help/en', `${like}.md`), page, (text) => text.replace(/^aliases: .*\n/m, ''));
  writeFileSync(GAMES_INDEX, indexOf(gameFiles()));
  execFileSync('npx', ['oxfmt', rules, 'engine/games/index.ts'], { cwd: ROOT });
  count(id);
  console.log(`${name} plays by the rules of ${like} now: npm start. To be changed:
- ${rules}: its rules, in the words that engine/vocabulary/WORDS.md lists; then count again: npm run lab -- perft --write ${id}
- ${page}: its page; npm run unit -- ${id} facts pages says where page and engine differ
- npm run lab -- known ${id} and npm run lab -- plans ${id}: what the solver knows of it, and how it goes about it`);
}

function count(id: string): void {
  execFileSync('npx', ['node', 'tests/lab/index.ts', 'perft', '--write', id], { cwd: ROOT });
}

function copy(from: string, to: string, change: (text: string) => string): void {
  writeFileSync(join(ROOT, to), change(readFileSync(join(ROOT, from), 'utf8')), { flag: 'wx' });
}
