import { writeFileSync } from 'node:fs';
import { gameFiles, GAMES_INDEX, indexOf } from './games/index-file.ts';

/*
 * npm run games: names every game of `engine/games` in its index, lists and counts them for readers, and updates the
 * figures of the census and of the lists of deals for the newer ones. `-- new ID "NAME" [--like ID]` makes a new game,
 * `-- about ID …` prints everything known about games, and `-- missing [ID …]` says what games lack.
 */

const [what, ...words] = process.argv.slice(2);
// Written before anything imports the games, because the index may name a file that was moved or removed.
if (what === undefined) writeFileSync(GAMES_INDEX, indexOf(gameFiles()));
const { runGames } = await import('./games/commands.ts');
const fault = await runGames(what, words);
if (fault !== undefined) {
  console.error(fault);
  process.exitCode = 2;
}
