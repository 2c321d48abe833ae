import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../main/build/root.ts';
import { findGame } from '../../engine/games/index.ts';
import { usualOptions } from '../../engine/model/options.ts';
import type { PuzzleList } from '../../engine/trainer/puzzles/puzzle.ts';
import { PuzzleFinding } from '../../engine/trainer/puzzles/puzzle-finding.ts';

/*
 * npm run puzzles -- [game …] [--most N]
 *
 * Finds puzzles of the games named, FreeCell without any, deal after deal from the first, and writes each list as it
 * grows into assets/puzzles. It goes on where it stopped, and the same deals give the same puzzles.
 */

const MOST = 100;
const FOLDER = join(ROOT, 'assets/puzzles');

const words = process.argv.slice(2);
const at = words.indexOf('--most');
const most = at < 0 ? MOST : Number(words[at + 1]);
const named = words.filter((_, i) => at < 0 || (i !== at && i !== at + 1));
for (const id of named.length > 0 ? named : ['freecell']) findPuzzles(id);

function findPuzzles(id: string): void {
  const game = findGame(id);
  if (!game) {
    console.error(`There is no game "${id}".`);
    process.exit(2);
  }
  const path = join(FOLDER, `${id}.json`);
  mkdirSync(FOLDER, { recursive: true });
  const options = usualOptions(game);
  let list: PuzzleList = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as PuzzleList)
    : { options, tried: 0, puzzles: [] };
  const finding = new PuzzleFinding(game, options);
  while (list.puzzles.length < most) {
    const deal = list.tried + 1;
    const puzzle = finding.ofDeal(deal);
    const puzzles = [...list.puzzles, ...(puzzle ? [puzzle] : [])];
    list = { options, tried: deal, puzzles: puzzles.toSorted((one, other) => one.strength - other.strength) };
    writeFileSync(path, `${JSON.stringify(list)}\n`);
    if (puzzle) console.log(`${id} ${deal}: strength ${puzzle.strength}, ${list.puzzles.length} of ${most}`);
  }
}
