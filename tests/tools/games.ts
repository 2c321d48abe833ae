import { writeFileSync } from 'node:fs';
import { gameFiles, INDEX, indexOf } from './games/index-file.ts';

/* npm run games: names every game of `engine/games` in its index. */

writeFileSync(INDEX, indexOf(gameFiles()));
