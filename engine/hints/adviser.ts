import type { Answers, Game } from '../model/game.ts';
import type { Method } from './chosen.ts';
import { GameSoFar } from './game-so-far.ts';
import type { HintLine } from './line.ts';
import { makeGameTools, type GameTools } from './game-tools.ts';
import { Thinking } from './thinking.ts';
import type { Saved } from '../session/saved-game.ts';
import { Position } from '../solver/position/position.ts';
import type { Solver } from '../solver/solver.ts';

/**
 * Advises what to play in one game with its options. It knows what the player has seen and nothing else: where cards
 * are hidden it looks at ways they could lie. What it makes is kept for the next question.
 */
export class Adviser {
  readonly #tools: GameTools;
  /** Tells the positions of a game apart; nothing is forced on it. */
  readonly #plain: Position;
  #line: HintLine | undefined;

  /**
   * `made`: a solver of the game that is there already; it is used while there is thinking. `method`: another than the
   * one chosen for the game, to be measured.
   */
  constructor(game: Game, answers: Answers, made?: Solver, method?: Method) {
    this.#tools = makeGameTools(game, answers, made, method);
    this.#plain = new Position(this.#tools.solver.rules, this.#tools.context.facts, undefined);
  }

  /** Starts thinking about the current position of a saved game; undefined when the save cannot be opened. */
  think(saved: Saved): Thinking | undefined {
    const game = GameSoFar.of(saved, this.#plain);
    if (game === undefined) return undefined;
    const line = this.#line?.goneOn(game, this.#tools.solver.rules);
    return new Thinking(this.#tools, game, line, (found) => (this.#line = found));
  }
}
