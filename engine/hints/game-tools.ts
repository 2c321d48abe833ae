import { HintCandidates } from './candidates.ts';
import { methodOf } from './chosen.ts';
import { makeMethod, type MethodName } from './make-method.ts';
import type { HintMethod, MethodTools } from './base/method.ts';
import type { Answers, Game } from '../model/game.ts';
import { MoveEvaluation } from '../player/move-evaluation.ts';
import { SimplePlayer } from '../player/simple-player.ts';
import { moveWeightsOf } from '../player/move-weights.ts';
import { makeSearchContext } from '../search/context/context.ts';
import { solver, knownOf } from '../solver/index.ts';

/** The tools for thinking about a game with its options; made once. */
export interface GameTools extends MethodTools {
  readonly candidates: HintCandidates;
  /** Compares and values moves where cards are hidden. */
  readonly method: HintMethod;
}

/** Memory for the visited positions of one playout, in bytes. */
const VISITED_BYTES = 2 ** 20;

/** `made`: an existing solver of the game; `method`: another method than the one chosen for the game. */
export function makeGameTools(
  game: Game,
  answers: Answers,
  made = solver(game, answers),
  method?: MethodName,
): GameTools {
  const known = knownOf(game.id);
  const context = makeSearchContext(made.rules, { known, bytes: VISITED_BYTES });
  const evaluation = new MoveEvaluation(context, moveWeightsOf(game.id));
  const player = new SimplePlayer(context, evaluation);
  const tools = { game: game.id, solver: made, context, evaluation, player };
  const { method: chosen, ...settings } = methodOf(game.id);
  return {
    ...tools,
    candidates: new HintCandidates(context, evaluation),
    method: makeMethod(method ?? chosen, tools, settings),
  };
}
