import { findGame } from '../games/index.ts';
import { makeGameTools } from '../hints/game-tools.ts';
import { makeMove } from '../model/move.ts';
import { optionsBegun, parseOptions } from '../model/options.ts';
import type { Saved } from '../session/saved-game.ts';
import type { Solver } from '../solver/index.ts';
import { Position } from '../search/boards/position/position.ts';
import { judgeMovesInSteps } from './only-moves.ts';
import { GameReplay } from '../hints/base/replay.ts';

/**
 * Lists the moves that would throw a certain win away, in notation: another move is proven to win, and these are proven
 * to lose. Empty where the player could not know all cards. Yields after each step of the work.
 */
export function* losingMoves(saved: Saved, made?: Solver): Generator<void, readonly string[], void> {
  const game = findGame(saved.game);
  const options = game && optionsBegun(game, saved);
  if (!game || options === undefined) return [];
  const tools = makeGameTools(game, parseOptions(game, options) ?? {}, made);
  const replay = GameReplay.of(saved, new Position(tools.solver.rules, tools.context.facts, undefined));
  if (!replay?.goToEnd() || replay.session.won || replay.unseen.length > 1) return [];
  const { wins, lost } = yield* judgeMovesInSteps(tools, replay.table);
  return wins.length === 0 ? [] : lost.flatMap(({ moves }) => moves.map(makeMove));
}
