import type { GameTools } from '../../hints/game-tools.ts';
import type { Game } from '../../model/game.ts';
import type { OptionsKey } from '../../model/options.ts';
import { numbersBelow, xoshiro } from '../../model/random.ts';
import type { TableView } from '../../model/table.ts';
import { Session } from '../../session/session.ts';
import { judgedMoves, type EquivalentMoves } from '../only-moves.ts';
import { countingTools } from './counting-tools.ts';
import type { LostPuzzle } from './puzzle.ts';

/** The fewest moves before a puzzle, a bound on the random number of further ones, and the most moves of a game. */
const MIN_MOVES_BEFORE = 6;
const MORE_MOVES_BEFORE = 16;
const MAX_GAME_MOVES = 50;
/** The fewest losing moves before a puzzle, and the fewest moves in it: fewer ask nothing. */
const MIN_LOSING_MOVES = 2;
const MIN_PUZZLE_MOVES = 4;
/**
 * The most winning moves of a puzzle: with more, the solver takes less time than for any lost position, and the
 * strength would give the answer away.
 */
const MAX_WINNING_MOVES = 3;
/** The fewest positions that the solver needs: what takes fewer is seen at once. */
const MIN_SOLVER_POSITIONS = 100;
/** Games of a simple player, one of which being won shows that the win is seen at once. */
const SIMPLE_GAMES = 12;

/**
 * Finds positions of which it is hard to say whether they are lost: a deal is played by random winning moves, until
 * some moves lose and others don't; then one of either kind is made. As many puzzles are lost as not.
 */
export class LostFinding {
  readonly #game: Game;
  readonly #options: OptionsKey;
  readonly #tools: GameTools;

  constructor(game: Game, options: OptionsKey) {
    this.#game = game;
    this.#options = options;
    this.#tools = countingTools(game, options);
  }

  /** Returns the puzzle of a deal, lost if fewer than half of those `found` are; undefined: none. */
  ofDeal(deal: number, found: readonly LostPuzzle[]): LostPuzzle | undefined {
    const lost = 2 * found.filter((puzzle) => puzzle.lost).length < found.length;
    const session = Session.begin(this.#game, this.#options, deal);
    const { position } = this.#tools.context;
    const below = numbersBelow(xoshiro(deal));
    const first = MIN_MOVES_BEFORE + below(MORE_MOVES_BEFORE);
    const met = new Set<string>();
    for (let made = 0; made < MAX_GAME_MOVES && !session.won; made++) {
      position.begin(session.table);
      met.add(`${position.key.a} ${position.key.b}`);
      const judged = judgedMoves(this.#tools, session.table);
      const fresh = judged.wins.filter(({ key }) => !met.has(key));
      if (judged.open.length > 0 || fresh.length === 0) return undefined;
      const any = (of: readonly EquivalentMoves[]) => of[below(of.length)]!.moves[0]!;
      if (made >= first && judged.lost.length >= MIN_LOSING_MOVES) {
        session.play(any(lost ? judged.lost : fresh));
        const strength = this.#strengthAt(session, lost);
        if (strength !== undefined) return { deal, moves: session.save().moves, lost, strength };
        session.undo();
      }
      session.play(any(fresh));
    }
    return undefined;
  }

  /**
   * Returns the strength, by the positions that the solver needs to decide every move; undefined where the answer is
   * seen too easily.
   */
  #strengthAt({ table }: Session, lost: boolean): number | undefined {
    const found = judgedMoves(this.#tools, table);
    const moves = found.wins.length + found.lost.length;
    if (found.open.length > 0 || moves < MIN_PUZZLE_MOVES || found.positions < MIN_SOLVER_POSITIONS) return undefined;
    if (lost ? found.wins.length > 0 : found.wins.length === 0 || found.wins.length > MAX_WINNING_MOVES)
      return undefined;
    return !lost && this.#isWonAtAGlance(table) ? undefined : Math.round(500 + 85 * Math.log2(1 + found.positions));
  }

  #isWonAtAGlance(table: TableView): boolean {
    const { context, player } = this.#tools;
    player.seed(1);
    for (let play = 0; play < SIMPLE_GAMES; play++) {
      context.position.begin(table);
      if (player.play() === 1) return true;
    }
    return false;
  }
}
