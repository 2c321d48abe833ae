import type { GameTools } from '../../../engine/hints/game-tools.ts';
import { movesOf } from '../../../engine/hints/base/stock-turns.ts';
import type { Game } from '../../../engine/model/game.ts';
import { makeMove, type Move } from '../../../engine/model/move.ts';
import type { OptionsKey } from '../../../engine/model/options.ts';
import { numbersBelow, xoshiro } from '../../../engine/model/random.ts';
import { Session } from '../../../engine/session/session.ts';
import { type JudgedMoves, judgedMoves, type EquivalentMoves } from '../../../engine/trainer/only-moves.ts';
import { countingTools, playSafeHomes } from './counting-tools.ts';
import type { OnlyPuzzle } from '../../../engine/trainer/puzzles/puzzle.ts';
import { isPuzzle, consideredMoves, strengthAt } from '../../../engine/trainer/puzzles/puzzle-strength.ts';

/** At most this many moves of a game are searched for a puzzle. */
const MAX_GAME_MOVES = 60;
/** The most games played of a deal. */
const MAX_GAMES = 6;

/**
 * Finds positions with exactly one winning move: a deal is played by random winning moves and safe cards go home,
 * until only one move keeps the win and a basic bot would make another.
 */
export class OnlyFinding {
  readonly #game: Game;
  readonly #options: OptionsKey;
  readonly #tools: GameTools;

  constructor(game: Game, options: OptionsKey) {
    this.#game = game;
    this.#options = options;
    this.#tools = countingTools(game, options);
  }

  /** Returns the puzzle of a deal, always the same; undefined: none. */
  ofDeal(deal: number): OnlyPuzzle | undefined {
    for (let run = 0; run < MAX_GAMES; run++) {
      const puzzle = this.#inRun(deal, MAX_GAMES * deal + run);
      if (puzzle) return puzzle;
    }
    return undefined;
  }

  #inRun(deal: number, seed: number): OnlyPuzzle | undefined {
    const { position } = this.#tools.context;
    const session = Session.begin(this.#game, this.#options, deal);
    const below = numbersBelow(xoshiro(seed));
    const met = new Set<string>();
    for (let made = 0; made < MAX_GAME_MOVES; made++) {
      playSafeHomes(this.#tools, session);
      if (session.won) return undefined;
      position.begin(session.table);
      met.add(`${position.key.a} ${position.key.b}`);
      const found = judgedMoves(this.#tools, session.table);
      if (found.open.length > 0) return undefined;
      if (isPuzzle(this.#tools, session.table, found)) {
        const puzzle = this.#puzzleAt(session, found);
        if (puzzle) return puzzle;
      }
      const fresh = found.wins.filter(({ key }) => !met.has(key));
      if (fresh.length === 0) return undefined;
      session.play(
        narrowestMove(
          [0, 1, 2].map(() => fresh[below(fresh.length)]!),
          session,
        ),
      );
    }
    return undefined;
  }

  /** Makes the puzzle of a position; undefined where the basic bot finds the move. */
  #puzzleAt(session: Session, judged: JudgedMoves): OnlyPuzzle | undefined {
    const [best] = consideredMoves(this.#tools, session.table);
    const { moves } = judged.wins[0]!;
    const choice = best === undefined ? undefined : movesOf(this.#tools, best)[0];
    if (choice === undefined || moves.includes(choice)) return undefined;
    const { deal, moves: made } = session.save();
    const strength = strengthAt(this.#tools, session.table, judged);
    return { deal, moves: made, wins: moves.map(makeMove), strength };
  }
}

/**
 * Returns the move that leaves the fewest legal moves, so that a game sooner reaches a position with only one that
 * wins.
 */
function narrowestMove(moves: readonly EquivalentMoves[], session: Session): Move {
  const left = moves.map(({ moves: [move] }) => {
    session.play(move!);
    const { length } = session.legalMoves();
    session.undo();
    return { move: move!, length };
  });
  return left.reduce((one, other) => (other.length < one.length ? other : one)).move;
}
