import { readFileSync, writeFileSync } from 'node:fs';
import { GAMES_PAGE, gamesPage } from './games/games-page.ts';
import { NEWER_PAGE, newerPage } from './games/newer-games.ts';
import { gameFiles, GAMES_INDEX, indexOf } from './games/index-file.ts';
import { newGame } from './games/new-game.ts';

/*
 * npm run games: names every game of `engine/games` in its index, lists them for readers, and updates what the census
 * and the lists of deals have of the newer ones. `-- new ID "NAME" [--like ID]` makes a new game.
 */

const [what, ...words] = process.argv.slice(2);
const fault = what === 'new' ? newGame(words) : what === undefined ? listGames() : `There is no "${what}": only new.`;
if (fault !== undefined) {
  console.error(fault);
  process.exitCode = 2;
}

function listGames(): undefined {
  writeFileSync(GAMES_INDEX, indexOf(gameFiles()));
  writeFileSync(GAMES_PAGE, gamesPage());
  writeFileSync(NEWER_PAGE, newerPage(readFileSync(NEWER_PAGE, 'utf8')));
}
