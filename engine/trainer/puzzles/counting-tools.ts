import { type GameTools, makeGameTools } from '../../hints/game-tools.ts';
import type { Game } from '../../model/game.ts';
import { type OptionsKey, parseOptions } from '../../model/options.ts';
import { countingSolver } from './counting-solver.ts';

/** The tools by which puzzles of a way to play are found: their solver counts positions as it always did. */
export function countingTools(game: Game, options: OptionsKey): GameTools {
  const answers = parseOptions(game, options) ?? {};
  return makeGameTools(game, answers, countingSolver(game, answers));
}
