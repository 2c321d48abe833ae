import { type GameTools, makeGameTools } from '../../hints/game-tools.ts';
import type { Game } from '../../model/game.ts';
import { type OptionsKey, parseOptions } from '../../model/options.ts';
import { countingSolver } from './counting-solver.ts';

/** Makes the tools for finding puzzles of a game with its options; their solver is the one that measures strength. */
export function countingTools(game: Game, options: OptionsKey): GameTools {
  const answers = parseOptions(game, options) ?? {};
  return makeGameTools(game, answers, countingSolver(game, answers));
}
