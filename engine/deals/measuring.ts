import type { Answers, Game } from '../model/game.ts';
import { type Solver, solver } from '../solver/index.ts';
import type { MeasuredDeal } from './difficulty.ts';
import { DealPlayer } from './deal-player.ts';

/** Measures deals of one game with its options: whether the solver wins them, and how hard they are. */
export class Measuring {
  readonly #solver: Solver;
  readonly #player: DealPlayer;

  /** `made`: an existing solver of the game. */
  constructor(game: Game, answers: Answers, made = solver(game, answers)) {
    this.#solver = made;
    this.#player = new DealPlayer(game, answers);
  }

  /**
   * Measures a deal, and yields between two slices of the work, of about `step` positions or one game. Returns
   * undefined when neither the solver won the deal within `positions` nor the basic bot one of its games. A deal
   * that only the player won counts as taking all the positions.
   */
  *measure(
    deal: number,
    { positions, plays }: MeasuringEffort,
    step: number,
  ): Generator<void, MeasuredDeal | undefined, void> {
    const solving = this.#solver.solve(deal, { positions });
    let verdict = solving.go(step);
    for (; verdict === undefined; verdict = solving.go(step)) yield;
    if (verdict.verdict === 'lost') return undefined;
    let wins = 0;
    for (let nth = 0; nth < plays; nth++) {
      yield;
      if (this.#player.wins(deal, nth)) wins++;
    }
    if (verdict.verdict === 'won') return { deal, wins, positions: solving.positions };
    return wins > 0 ? { deal, wins, positions } : undefined;
  }

  /** Returns how many games of a deal the basic bot wins, of the `plays` games from number `first` on. */
  winsOf(deal: number, first: number, plays: number): number {
    return Array.from({ length: plays }, (_, nth) => this.#player.wins(deal, first + nth)).filter(Boolean).length;
  }
}

export interface MeasuringEffort {
  readonly positions: number;
  readonly plays: number;
}
