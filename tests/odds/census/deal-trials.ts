import { DealPlayer } from '../../../engine/deals/deal-player.ts';
import { findGame } from '../../../engine/games/index.ts';
import { parseOptions } from '../../../engine/model/options.ts';
import { solver } from '../../../engine/solver/index.ts';
import { GAMES_A_DEAL } from './found.ts';
import { Pace } from './pace.ts';

/** CPU seconds that a deal may take in the first search. */
export const SECONDS = 0.5;
/** Factor on the positions when an open deal is searched again. */
export const LONGER = 20;
/** Factor on the positions of the other deals, where the first few deals all stay open. */
export const LOWERED_SHARE = 1 / 10;
/** The most games that the basic bot plays of an undecided deal: where cards are shuffled in play, and elsewhere. */
const GAMES_ON_CHANCE = 1000;
const GAMES_WITHOUT_SHUFFLE = 200;
const STEP_POSITIONS = 200;
/**
 * The number of deals on which the positions of half a second are measured. If these are short, more deals are used,
 * until a second is spent after their first steps.
 */
const CALIBRATED_DEALS = 3;
const MOST_CALIBRATED_DEALS = 60;
const CALIBRATED_SECONDS = 1;

const LETTERS = { won: 'w', lost: 'l', chance: 'c' } as const;

/** Finds the results of deals of one version. */
export class DealTrials {
  readonly #solver: ReturnType<typeof solver>;
  readonly #player: DealPlayer;

  constructor(id: string, options: string) {
    const game = findGame(id);
    const answers = game && parseOptions(game, options);
    if (game === undefined || answers === undefined) throw new Error(`there is no ${id} ${options}`);
    this.#solver = solver(game, answers);
    this.#player = new DealPlayer(game, answers);
  }

  /**
   * Returns the letter of a deal's verdict within this many positions; `open` is the letter of an undecided deal. A
   * deal that the basic bot has won needs no search. The bot plays a deal that the search leaves undecided. Its
   * shuffles follow the deal's number.
   */
  verdict(deal: number, wins: number, positions: number, open: string): string {
    if (wins > 0) return LETTERS.won;
    const { verdict } = this.#solver.solve(deal, { positions }).toEnd();
    if ((verdict === 'chance' || verdict === 'open') && this.#isWonByPlay(deal)) return LETTERS.won;
    return verdict === 'open' ? open : LETTERS[verdict];
  }

  /** Whether the basic bot wins one of many games of a deal. It plays more of them where cards are shuffled. */
  #isWonByPlay(deal: number): boolean {
    let shuffles = 0;
    for (let nth = GAMES_A_DEAL; nth < GAMES_ON_CHANCE; nth++) {
      if (this.#player.wins(deal, nth)) return true;
      shuffles += this.#player.shuffles;
      if (shuffles === 0 && nth >= GAMES_WITHOUT_SHUFFLE) return false;
    }
    return false;
  }

  /** Returns how many of `GAMES_A_DEAL` games the basic bot wins. */
  wins(deal: number): number {
    let wins = 0;
    for (let nth = 0; nth < GAMES_A_DEAL; nth++) wins += Number(this.#player.wins(deal, nth));
    return wins;
  }

  /** Returns the number of positions that take about half a CPU second on this machine as it is now, in two digits. */
  positions(): number {
    const pace = new Pace();
    const isMeasured = (deals: number): boolean =>
      deals >= MOST_CALIBRATED_DEALS || (deals >= CALIBRATED_DEALS && pace.furtherSeconds >= CALIBRATED_SECONDS);
    for (let deal = 1; !isMeasured(deal - 1); deal++) this.#measure(deal, pace);
    return pace.positionsIn(SECONDS);
  }

  /** Searches a deal for half a CPU second at most. */
  #measure(deal: number, pace: Pace): void {
    const begun = cpuSeconds();
    const solving = this.#solver.solve(deal);
    let [positions, seconds] = [0, 0];
    for (let isFirst = true, isDone = false; !isDone && seconds < SECONDS; isFirst = false) {
      isDone = solving.go(STEP_POSITIONS) !== undefined;
      const now = cpuSeconds() - begun;
      pace.add(solving.positions - positions, now - seconds, isFirst);
      [positions, seconds] = [solving.positions, now];
    }
  }
}

/** CPU seconds that this process has used. */
export const cpuSeconds = (): number => process.cpuUsage().user / 1e6;
