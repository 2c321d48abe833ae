import type { Answers, Game } from '../model/game.ts';
import type { MethodName } from './make-method.ts';
import { GameSoFar } from './base/game-so-far.ts';
import type { HintLine } from './line.ts';
import { makeGameTools, type GameTools } from './game-tools.ts';
import { Thinking } from './thinking.ts';
import type { Saved } from '../session/saved-game.ts';
import { Position } from '../search/boards/position/position.ts';
import type { Solver } from '../solver/index.ts';

/**
 * Advises what to play in one game with its options. It knows only what the player has seen: where cards are hidden, it
 * looks at ways they could lie. Its tools and its last line are kept for the next question.
 */
export class Adviser {
  readonly #tools: GameTools;
  /** Computes the keys of positions, without forced moves. */
  readonly #plain: Position;
  #line: HintLine | undefined;

  /**
   * `made`: an existing solver of the game, used while thinking. `method`: another method than the one chosen for the
   * game, to be measured.
   */
  constructor(game: Game, answers: Answers, made?: Solver, method?: MethodName) {
    this.#tools = makeGameTools(game, answers, made, method);
    this.#plain = new Position(this.#tools.solver.rules, this.#tools.context.facts, undefined);
  }

  /** Starts thinking about the current position of a saved game; undefined when the save cannot be opened. */
  think(saved: Saved): Thinking | undefined {
    const game = GameSoFar.of(saved, this.#plain);
    if (game === undefined) return undefined;
    const line = this.#line?.continued(game, this.#tools.solver.rules);
    return new Thinking(this.#tools, game, line, (found) => (this.#line = found));
  }
}
