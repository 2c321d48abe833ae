import type { Answers, Game } from '../model/game.ts';
import { type Solver, solver } from '../solver/index.ts';
import { DealPlayer } from './deal-player.ts';
import { type Sampled, sumUp, type TriedDeal } from './sampled.ts';

/** Positions that a deal is given at first, and at most. */
const FIRST_POSITIONS = 1000;
const MOST_POSITIONS = 128_000;
/** From so many on, twice as many are given only while they decide such a share of the open deals. */
const ENOUGH_POSITIONS = 16_000;
const WORTHWHILE = 1 / 10;
/** Deals that are tried one after the other before it is thought over what to do next, and all in all. */
const DEALS_A_ROUND = 8;
const MOST_DEALS = 1000;
/** Once so many are tried, open ones leave more in doubt than their small number does. */
const ENOUGH_DEALS = 500;
/** Positions between two steps. */
const STEP = 500;

/** Further games of a deal that the simple player may win before the solver tries it again. */
const GAMES_AGAIN = 4;

/**
 * Finds how often a game without shuffles is won, ever more exactly: a round after the other tries more deals, or tries
 * again those that are open with twice the positions, whichever makes what is known less sure. A deal that the simple
 * player has won needs no search.
 */
export class Sampling {
  readonly #solver: Solver;
  readonly #player: DealPlayer;
  readonly #tried: TriedDeal[] = [];
  /** The first game of each deal that the simple player played, with its moves where it was won. */
  readonly #games: (number | undefined)[] = [];
  #positions = FIRST_POSITIONS;
  /** Games of a deal that were played before this round. */
  #played = 1;
  /** More positions have decided hardly anything. */
  #isVain = false;

  constructor(game: Game, answers: Answers) {
    this.#solver = solver(game, answers);
    this.#player = new DealPlayer(game, answers);
  }

  /** What came of it so far. */
  get found(): Sampled {
    return sumUp(this.#tried, this.#games);
  }

  /** Works on, and yields after each step of the work; ends once enough is known. */
  *work(): Generator<void, void, void> {
    while (this.#tried.length < MOST_DEALS) {
      const isAgain = this.#doubtsOpen() && (!this.#isVain || this.#tried.length >= ENOUGH_DEALS);
      yield* isAgain && this.#positions < MOST_POSITIONS ? this.#tryAgain() : this.#tryMore();
    }
  }

  /** Whether the open deals leave more in doubt than the small number of deals does. */
  #doubtsOpen(): boolean {
    const all = this.#tried.length;
    const open = this.#tried.filter(({ verdict }) => verdict === 'open').length;
    return all > 0 && open / all > 2 / Math.sqrt(all);
  }

  *#tryMore(): Generator<void, void, void> {
    for (let nth = 0; nth < DEALS_A_ROUND; nth++) {
      const deal = this.#tried.length + 1;
      const moves = this.#player.movesToWin(deal, 0);
      this.#games.push(moves);
      const tried = moves === undefined ? yield* this.#try(deal, 1) : won(moves);
      this.#tried.push(tried);
      yield;
    }
  }

  *#tryAgain(): Generator<void, void, void> {
    const from = this.#played;
    this.#positions *= 2;
    this.#played += GAMES_AGAIN;
    let [asked, decided] = [0, 0];
    for (const [at, { verdict }] of this.#tried.entries()) {
      if (verdict !== 'open') continue;
      const tried = yield* this.#try(at + 1, from);
      this.#tried[at] = tried;
      asked += 1;
      decided += Number(tried.verdict !== 'open');
    }
    this.#isVain = this.#positions >= ENOUGH_POSITIONS && decided < asked * WORTHWHILE;
    if (this.#isVain && this.#tried.length < ENOUGH_DEALS) this.#positions /= 4;
  }

  /** Tries a deal by the games of the simple player from the one numbered `from` on, then by a search. */
  *#try(deal: number, from: number): Generator<void, TriedDeal, void> {
    for (let nth = from; nth < this.#played; nth++) {
      const moves = this.#player.movesToWin(deal, nth);
      if (moves !== undefined) return won(moves);
      yield;
    }
    const { verdict, moves } = yield* this.#solver.solve(deal, { positions: this.#positions }).inSteps(STEP);
    return { verdict, moves: moves?.length };
  }
}

const won = (moves: number): TriedDeal => ({ verdict: 'won', moves });
