import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '../../engine/games/index.ts';
import { ROOT } from '../../main/build/root.ts';
import { GAMES_PAGE, gamesPage } from './games/games-page.ts';
import { NEWER_PAGE, newerPage } from './games/newer-games.ts';
import { gameFiles, GAMES_INDEX, indexOf } from './games/index-file.ts';
import { missingOf } from './games/missing.ts';
import { newGame } from './games/new-game.ts';

/*
 * npm run games: names every game of `engine/games` in its index, lists and counts them for readers, and updates what
 * the census and the lists of deals have of the newer ones. `-- new ID "NAME" [--like ID]` makes a new game, and
 * `-- missing ID …` says what games lack.
 */

const [what, ...words] = process.argv.slice(2);
const fault = run();
if (fault !== undefined) {
  console.error(fault);
  process.exitCode = 2;
}

/** Does what the words say; returns what is wrong with them, if anything is. */
function run(): string | undefined {
  if (what === undefined) return listGames();
  if (what === 'new') return newGame(words);
  return what === 'missing' ? listMissing(words) : `There is no "${what}": only new and missing.`;
}

function listGames(): undefined {
  const files = gameFiles();
  writeFileSync(GAMES_INDEX, indexOf(files));
  writeFileSync(GAMES_PAGE, gamesPage());
  writeFileSync(NEWER_PAGE, newerPage(readFileSync(NEWER_PAGE, 'utf8')));
  const readme = join(ROOT, 'README.md');
  writeFileSync(readme, readFileSync(readme, 'utf8').replace(/\d+(?= solitaire games)/, String(files.length)));
}

function listMissing(ids: readonly string[]): string | undefined {
  const unknown = ids.filter((id) => !findGame(id));
  if (ids.length === 0 || unknown.length > 0)
    return `Usage: npm run games -- missing ID …; unknown: ${unknown.join(', ')}`;
  for (const id of ids) {
    const lines = missingOf(findGame(id)!).map(({ what, by }) => `- ${what}: ${by}`);
    console.log([`${id} lacks ${lines.length === 0 ? 'nothing' : ''}`.trim(), ...lines].join('\n'));
  }
  return undefined;
}
