import { findGame } from '../../engine/games/index.ts';
import { RuleSet } from '../../engine/legality/rule-set.ts';
import { FACE_DOWN } from '../../engine/model/card.ts';
import type { Game } from '../../engine/model/game.ts';
import { makeMove, type Move } from '../../engine/model/move.ts';
import { type OptionsKey, parseOptions, usualOptions } from '../../engine/model/options.ts';
import { numbersBelow, xoshiro } from '../../engine/model/random.ts';
import { Session } from '../../engine/session/session.ts';
import { type Solver, solver } from '../../engine/solver/index.ts';
import { losingMoves } from '../../engine/trainer/losing-moves.ts';
import { type DealRange, dealsOf, take } from '../lab/solve/arguments.ts';
import { toEnd } from '../tools/to-end.ts';
import { copyOf } from '../../engine/model/table-copy.ts';

const GAMES = ['freecell', 'klondike'];
const DEALS: DealRange = { from: 1, to: 50 };
/** Moves of a game, and positions the solver may look at for a proof, as many as the guard may. */
const MAX_MOVES = 150;
const PROOF_POSITIONS = 30_000;

/** The questions of the guard, compared with moves proved by a separate search. */
interface GuardCounts {
  games: number;
  positions: number;
  /** Moves proven to lose where another is proven to win, and those of them that the guard does not ask about. */
  proven: number;
  unasked: number;
  /** Moves asked about that do not lose, or where no move wins. */
  wrong: number;
  /** CPU milliseconds that the guard took for each position. */
  ms: number[];
}

/**
 * Plays random games, proves each move of each position until the game is lost, and compares the results with the
 * questions of the guard. `words`: games, and `--deals FROM-TO`.
 */
export function benchGuard(words: readonly string[] = []): Readonly<Record<string, unknown>> {
  const rest = [...words];
  const taken = take(rest, '--deals', 1);
  const deals = taken ? dealsOf(taken[1] ?? '') : DEALS;
  if (typeof deals === 'string') {
    console.error(deals);
    process.exit(2);
  }
  return Object.fromEntries((rest.length > 0 ? rest : GAMES).map((id) => [id, benchGame(findGame(id)!, deals)]));
}

function benchGame(game: Game, { from, to }: DealRange): unknown {
  const bench = new GuardBench(game, usualOptions(game));
  for (let deal = from; deal <= to; deal++) bench.play(deal);
  const { ms, ...counts } = bench.found;
  const mean = ms.reduce((sum, each) => sum + each, 0) / Math.max(1, ms.length);
  return { ...counts, ms: { mean: Math.round(mean), most: Math.round(Math.max(0, ...ms)) } };
}

/** Plays random games of one kind beside the guard. */
class GuardBench {
  readonly found: GuardCounts = { games: 0, positions: 0, proven: 0, unasked: 0, wrong: 0, ms: [] };
  readonly #game: Game;
  readonly #options: OptionsKey;
  readonly #rules: RuleSet;
  readonly #solver: Solver;

  constructor(game: Game, options: OptionsKey) {
    const answers = parseOptions(game, options)!;
    this.#game = game;
    this.#options = options;
    this.#rules = new RuleSet(game.variant(answers));
    this.#solver = solver(game, answers);
  }

  /** Plays a deal until it is over or every move is proven to lose. */
  play(deal: number): void {
    const session = Session.begin(this.#game, this.#options, deal);
    const below = numbersBelow(xoshiro(deal));
    const { found } = this;
    found.games++;
    for (let made = 0; made < MAX_MOVES && !session.won; made++) {
      const moves = session.legalMoves();
      if (moves.length === 0 || !this.#mayGoOn(session)) break;
      session.play(moves[below(moves.length)]!);
      session.autoplay();
    }
    console.error([this.#game.id, deal, found.positions, found.proven, found.unasked, found.wrong].join('\t'));
  }

  /** Compares one position; returns false when it is proven lost. */
  #mayGoOn(session: Session): boolean {
    const { found } = this;
    const start = process.cpuUsage().user;
    const warned = toEnd(losingMoves(session.save()));
    found.ms.push((process.cpuUsage().user - start) / 1000);
    found.positions++;
    if (isHidden(session)) {
      // A warning here would depend on cards that a player cannot know.
      found.wrong += warned.length;
      return true;
    }
    const verdicts = new Map(session.legalMoves().map((move) => [makeMove(move), this.#verdictAfter(session, move)]));
    const of = (verdict: string): string[] =>
      [...verdicts].filter(([, each]) => each === verdict).map(([move]) => move);
    const losing = of('won').length > 0 ? of('lost') : [];
    found.proven += losing.length;
    found.unasked += losing.filter((move) => !warned.includes(move)).length;
    found.wrong += warned.filter((move) => !losing.includes(move)).length;
    return of('lost').length < verdicts.size;
  }

  #verdictAfter({ table }: Session, move: Move): string {
    const copy = copyOf(table);
    this.#rules.make(copy, move);
    return this.#solver.solve(copy, { positions: PROOF_POSITIONS }).toEnd().verdict;
  }
}

/** Whether more than one card lies face down. */
function isHidden({ table }: Session): boolean {
  let hidden = 0;
  for (let pile = 0; pile < table.piles; pile++)
    for (let at = 0; at < table.size(pile); at++) hidden += Number(table.at(pile, at) >= FACE_DOWN);
  return hidden > 1;
}
