import { writeFileSync } from 'node:fs';
import { GAMES_PAGE, gamesPage } from './games/games-page.ts';
import { gameFiles, INDEX, indexOf } from './games/index-file.ts';

/* npm run games: names every game of `engine/games` in its index, and lists them for readers. */

writeFileSync(INDEX, indexOf(gameFiles()));
writeFileSync(GAMES_PAGE, gamesPage());
