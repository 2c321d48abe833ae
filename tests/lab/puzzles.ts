import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../main/build/root.ts';
import { findGame } from '../../engine/games/index.ts';
import type { Game } from '../../engine/model/game.ts';
import { type OptionsKey, usualOptions } from '../../engine/model/options.ts';
import { LostFinding } from './puzzles/lost-finding.ts';
import { OnlyFinding } from './puzzles/only-finding.ts';
import { type Puzzle, PUZZLE_KINDS, type PuzzleKind, type PuzzleList } from '../../engine/trainer/puzzles/puzzle.ts';
import { WithinFinding } from './puzzles/within-finding.ts';

/*
 * Finds puzzles of one kind (by default `only`, positions with a single winning move), in the games named or in
 * FreeCell, deal after deal from the first, and writes each growing list into assets/puzzles. A stopped run continues
 * there, and the same deals give the same puzzles.
 */

const MAX_PUZZLES = 100;
const FOLDER = join(ROOT, 'assets/puzzles');

/** Finds the puzzle of a deal; `found`: the puzzles so far. */
interface Finding {
  ofDeal(deal: number, found: readonly Puzzle[]): Puzzle | undefined;
}

const FINDINGS: Readonly<Record<PuzzleKind, new (game: Game, options: OptionsKey) => Finding>> = {
  only: OnlyFinding,
  within: WithinFinding,
  lost: LostFinding,
};

const words = process.argv.slice(2);
const at = words.indexOf('--most');
const most = at < 0 ? MAX_PUZZLES : Number(words[at + 1]);
const rest = words.filter((_, i) => at < 0 || (i !== at && i !== at + 1));
const kind = PUZZLE_KINDS.find((each) => each === rest[0]);
const named = kind ? rest.slice(1) : rest;
for (const id of named.length > 0 ? named : ['freecell']) findPuzzles(kind ?? 'only', id);

function findPuzzles(sort: PuzzleKind, id: string): void {
  const game = findGame(id);
  if (!game) {
    console.error(`There is no game "${id}".`);
    process.exit(2);
  }
  const folder = join(FOLDER, sort);
  const path = join(folder, `${id}.json`);
  mkdirSync(folder, { recursive: true });
  const options = usualOptions(game);
  let list: PuzzleList = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as PuzzleList)
    : { options, tried: 0, puzzles: [] };
  const finding = new FINDINGS[sort](game, options);
  while (list.puzzles.length < most) {
    const deal = list.tried + 1;
    const puzzle = finding.ofDeal(deal, list.puzzles);
    const puzzles = [...list.puzzles, ...(puzzle ? [puzzle] : [])];
    list = { options, tried: deal, puzzles: puzzles.toSorted((one, other) => one.strength - other.strength) };
    writeFileSync(path, `${JSON.stringify(list)}\n`);
    if (puzzle) console.log(`${sort} ${id} ${deal}: strength ${puzzle.strength}, ${list.puzzles.length} of ${most}`);
  }
}
