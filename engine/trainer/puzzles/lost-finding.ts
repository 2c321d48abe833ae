import type { GameTools } from '../../hints/game-tools.ts';
import type { Game } from '../../model/game.ts';
import type { OptionsKey } from '../../model/options.ts';
import { numbersBelow, xoshiro } from '../../model/random.ts';
import type { TableView } from '../../model/table.ts';
import { Session } from '../../session/session.ts';
import { judgedMoves, type SameMoves } from '../only-moves.ts';
import { countingTools } from './counting-tools.ts';
import type { LostPuzzle } from './puzzle.ts';

/** Moves of a game before a puzzle is looked for, up to so many more, and those in which one is. */
const FIRST = 6;
const LATER = 16;
const MOST = 50;
/** Fewer moves that lose, or that can be made then, ask nothing. */
const FEWEST = 2;
const FEWEST_LEFT = 4;
/** More moves that win would take a solver less time than any lost position: how hard one is would tell the answer. */
const MOST_WINS = 3;
/** Positions that the solver looks at, at least, to be sure: what takes fewer is seen at once. */
const HARD = 100;
/** Games of a simple player who would see at once that it can be won. */
const PLAYS = 12;

/**
 * Finds positions of which it is hard to say whether they are lost: a deal is played by chance so that it can be won,
 * until some moves lose and others don't; then one of either sort is made. As many are lost as not.
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

  /** The puzzle of a deal, lost where fewer of those `found` are; undefined where none was met. */
  ofDeal(deal: number, found: readonly LostPuzzle[]): LostPuzzle | undefined {
    const lost = 2 * found.filter((puzzle) => puzzle.lost).length < found.length;
    const session = Session.begin(this.#game, this.#options, deal);
    const { position } = this.#tools.context;
    const below = numbersBelow(xoshiro(deal));
    const first = FIRST + below(LATER);
    const met = new Set<string>();
    for (let made = 0; made < MOST && !session.won; made++) {
      position.begin(session.table);
      met.add(`${position.key.a} ${position.key.b}`);
      const judged = judgedMoves(this.#tools, session.table);
      const fresh = judged.wins.filter(({ key }) => !met.has(key));
      if (judged.open.length > 0 || fresh.length === 0) return undefined;
      const any = (of: readonly SameMoves[]) => of[below(of.length)]!.moves[0]!;
      if (made >= first && judged.lost.length >= FEWEST) {
        session.play(any(lost ? judged.lost : fresh));
        const strength = this.#strengthAt(session, lost);
        if (strength !== undefined) return { deal, moves: session.save().moves, lost, strength };
        session.undo();
      }
      session.play(any(fresh));
    }
    return undefined;
  }

  /** By what the solver takes to be sure of every move there; undefined where it is too easily seen. */
  #strengthAt({ table }: Session, lost: boolean): number | undefined {
    const found = judgedMoves(this.#tools, table);
    const moves = found.wins.length + found.lost.length;
    if (found.open.length > 0 || moves < FEWEST_LEFT || found.positions < HARD) return undefined;
    if (lost ? found.wins.length > 0 : found.wins.length === 0 || found.wins.length > MOST_WINS) return undefined;
    return !lost && this.#isWonAtAGlance(table) ? undefined : Math.round(500 + 85 * Math.log2(1 + found.positions));
  }

  #isWonAtAGlance(table: TableView): boolean {
    const { context, player } = this.#tools;
    player.seed(1);
    for (let play = 0; play < PLAYS; play++) {
      context.position.begin(table);
      if (player.play() === 1) return true;
    }
    return false;
  }
}
