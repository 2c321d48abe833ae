import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findGame, loggedWords, type PuzzleList, resume } from '../../../../engine/index.ts';
import { makeGameTools, movesOf } from '../../../../engine/hints/game-tools.ts';
import { makeMove } from '../../../../engine/model/move.ts';
import { parseOptions } from '../../../../engine/model/options.ts';
import { judgedMoves } from '../../../../engine/trainer/only-moves.ts';
import { ROOT } from '../../../../main/build/root.ts';
import { BY_NIGHT } from '../../../tools/night.ts';

const FOLDER = join(ROOT, 'assets/puzzles');
/** Puzzles of a game that are proved anew, spread over the list; by night all of them. */
const PROVED = BY_NIGHT ? Infinity : 8;

describe.each(readdirSync(FOLDER).map((name) => name.replace('.json', '')))('of the puzzles of %s', (id) => {
  const game = findGame(id)!;
  const { options, puzzles } = JSON.parse(readFileSync(join(FOLDER, `${id}.json`), 'utf8')) as PuzzleList;
  const tools = makeGameTools(game, parseOptions(game, options)!);
  const step = Math.max(1, Math.floor(puzzles.length / PROVED));
  const share = puzzles.filter((_, at) => at % step === 0);

  test('each is of another deal, and the easiest comes first', () => {
    expect(new Set(puzzles.map(({ deal }) => deal)).size).toBe(puzzles.length);
    const strengths = puzzles.map(({ strength }) => strength);
    expect(strengths).toEqual(strengths.toSorted((a, b) => a - b));
    expect(strengths.length).toBeGreaterThan(10);
  });

  test('one move alone wins, in every way it can be made, and a simple player makes another', () => {
    for (const { deal, moves, wins } of share) {
      const saved = { game: id, options, rules: game.version, deal, cards: '', moves, at: loggedWords(moves).length };
      const resumed = resume(saved);
      const session = resumed.ok ? resumed.value.session : expect.unreachable();
      const found = judgedMoves(tools, session.table);
      expect(found.wins.map((same) => same.moves.map(makeMove))).toEqual([wins]);
      expect(found.open).toEqual([]);
      expect(found.lost.length).toBeGreaterThanOrEqual(2);
      tools.context.position.begin(session.table);
      const [looksBest] = tools.candidates.list(
        true,
        () => false,
        () => false,
      );
      expect(wins).not.toContain(makeMove(movesOf(tools, looksBest!)[0]!));
    }
    expect(share.length).toBeGreaterThanOrEqual(Math.min(PROVED, puzzles.length));
  });
});
