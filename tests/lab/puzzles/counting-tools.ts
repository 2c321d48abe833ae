import { type GameTools, makeGameTools } from '../../../engine/hints/game-tools.ts';
import type { Session } from '../../../engine/session/session.ts';
import type { Game } from '../../../engine/model/game.ts';
import { type OptionsKey, parseOptions } from '../../../engine/model/options.ts';
import { countingSolver } from '../../../engine/trainer/puzzles/counting-solver.ts';

/** Makes the tools for finding puzzles of a game with its options; their solver is the one that measures strength. */
export function countingTools(game: Game, options: OptionsKey): GameTools {
  const answers = parseOptions(game, options) ?? {};
  return makeGameTools(game, answers, countingSolver(game, answers));
}

/** Plays every card home that is safe there. */
export function playSafeHomes({ context: { position } }: GameTools, session: Session): void {
  position.begin(session.table);
  for (const move of position.moves()) session.play(move);
}
