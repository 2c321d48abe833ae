import type { GameTools } from '../../../engine/hints/game-tools.ts';
import type { Game } from '../../../engine/model/game.ts';
import { parseMove } from '../../../engine/model/move.ts';
import type { OptionsKey } from '../../../engine/model/options.ts';
import type { TableView } from '../../../engine/model/table.ts';
import { loggedWords } from '../../../engine/session/log-words.ts';
import { withoutUndone } from '../../../engine/session/saved-game.ts';
import { Session } from '../../../engine/session/session.ts';
import { judgedMoves } from '../../../engine/trainer/only-moves.ts';
import { countingTools, playSafeHomes } from './counting-tools.ts';
import { OnlyFinding } from './only-finding.ts';
import { loseEnough } from '../../../engine/trainer/puzzles/puzzle-rule.ts';
import type { LostPuzzle, OnlyPuzzle } from '../../../engine/trainer/puzzles/puzzle.ts';

/** The fewest moves in a puzzle; with fewer, the answer is obvious. */
const MIN_PUZZLE_MOVES = 3;
/**
 * The most winning moves of a puzzle. With more, the solver needs fewer positions than for any lost one, and the
 * puzzle's strength would give the answer away.
 */
const MAX_WINNING_MOVES = 3;
/** The fewest positions that the solver needs; with fewer, the answer is obvious. */
const MIN_SOLVER_POSITIONS = 100;
/** Games of a basic bot, and the most that it may win; with more wins, the answer is obvious. */
const SIMPLE_GAMES = 12;
const MAX_SIMPLE_WINS = 4;

/**
 * Finds positions for which it is hard to say whether they are lost: one with a single winning move, or one after a
 * losing move there. As many puzzles are lost as not.
 */
export class LostFinding {
  readonly #game: Game;
  readonly #options: OptionsKey;
  readonly #tools: GameTools;
  readonly #narrow: (deal: number) => OnlyPuzzle | undefined;

  /** `narrow`: finds the position of a deal with a single winning move. */
  constructor(game: Game, options: OptionsKey, narrow?: (deal: number) => OnlyPuzzle | undefined) {
    const only = new OnlyFinding(game, options);
    this.#game = game;
    this.#options = options;
    this.#tools = countingTools(game, options);
    this.#narrow = narrow ?? ((deal) => only.ofDeal(deal));
  }

  /** Returns the puzzle of a deal, lost if fewer than half of those `found` are; undefined: none. */
  ofDeal(deal: number, found: readonly LostPuzzle[]): LostPuzzle | undefined {
    const lost = 2 * found.filter((puzzle) => puzzle.lost).length < found.length;
    const from = this.#narrow(deal);
    if (!from) return undefined;
    const session = Session.begin(this.#game, this.#options, deal);
    for (const word of loggedWords(from.moves)) session.play(parseMove(word) ?? 0);
    return lost ? this.#lostAfter(session) : this.#puzzleAt(session, false);
  }

  /** Makes the first losing move whose position is a puzzle. */
  #lostAfter(session: Session): LostPuzzle | undefined {
    const before = session.moveCount;
    for (const { moves } of judgedMoves(this.#tools, session.table).lost) {
      session.play(moves[0]!);
      playSafeHomes(this.#tools, session);
      const puzzle = this.#puzzleAt(session, true);
      if (puzzle) return puzzle;
      while (session.moveCount > before) session.undo();
    }
    return undefined;
  }

  #puzzleAt(session: Session, lost: boolean): LostPuzzle | undefined {
    const strength = this.#strengthAt(session, lost);
    const { deal, moves } = withoutUndone(session.save());
    return strength === undefined ? undefined : { deal, moves, lost, strength };
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
    if (!loseEnough(found)) return undefined;
    return !lost && this.#isWonAtAGlance(table) ? undefined : Math.round(500 + 85 * Math.log2(1 + found.positions));
  }

  #isWonAtAGlance(table: TableView): boolean {
    const { context, player } = this.#tools;
    player.seed(1);
    let wins = 0;
    for (let play = 0; play < SIMPLE_GAMES; play++) {
      context.position.begin(table);
      if (player.play() === 1) wins++;
    }
    return wins > MAX_SIMPLE_WINS;
  }
}
