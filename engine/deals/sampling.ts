import type { Answers, Game } from '../model/game.ts';
import { exactPlanOf, otherPlanOf } from '../solver/plans.ts';
import { type Solver, solver } from '../solver/index.ts';
import type { Plan } from '../solver/strategy.ts';
import { DealPlayer } from './deal-player.ts';
import { EFFORTS, type Effort, Efforts } from './effort.ts';
import { type Sampled, sumUp, type TriedDeal } from './sampled.ts';

/** Deals that are tried one after the other before it is thought over what to do next, and all in all. */
const DEALS_A_ROUND = 8;
/** Efforts that the deals of the first round are given, so that it is seen early what each of them is worth. */
const FIRST_EFFORTS = 8;
const MOST_DEALS = 1000;
/** So small a share of open deals tells as much as none. */
const FEW_OPEN = 0.02;
/** Positions that are looked at while somebody waits for an answer. */
const HORIZON = 2_000_000;
/** Positions between two steps. */
const STEP = 500;

/** A deal that was tried: with how many efforts, and what came of them. */
interface Try extends TriedDeal {
  readonly efforts: number;
}

interface SamplingSettings {
  /** So many deals are passed over, which were tried before. */
  readonly after?: number;
  /** So many samplings of the same game work at the same time, each with deals of its own. */
  readonly crew?: number;
  /** Deals that are tried at most. */
  readonly most?: number;
}

/**
 * Finds how often a game without shuffles is won, ever more exactly: tries more deals, or tries harder those that are
 * open, whichever makes what is known less sure. Every win and every loss is proved; what is open is told.
 */
export class Sampling {
  readonly #solver: Solver;
  readonly #other: Plan;
  readonly #player: DealPlayer;
  readonly #after: number;
  readonly #crew: number;
  readonly #most: number;
  readonly #efforts: Efforts;
  readonly #tried: Try[] = [];
  /** The first game of each deal that the simple player played, with its moves where it was won. */
  readonly #games: (number | undefined)[] = [];

  constructor(game: Game, answers: Answers, { after = 0, crew = 1, most = MOST_DEALS }: SamplingSettings = {}) {
    this.#after = after;
    this.#crew = crew;
    this.#most = most;
    this.#solver = solver(game, answers);
    this.#other = otherPlanOf(game.id);
    this.#efforts = new Efforts(this.#isExact(game.id));
    this.#player = new DealPlayer(game, answers);
  }

  /** What came of it so far. */
  get found(): Sampled {
    return sumUp(this.#tried, this.#games);
  }

  /** Works on, and yields after each step of the work; ends once enough is known. */
  *work(): Generator<void, void, void> {
    for (let far = 2; ; far = this.#next()) {
      const at = this.#tried.findIndex(({ verdict, efforts }) => verdict === 'open' && efforts < far);
      if (at >= 0) yield* this.#tryOn(at);
      else if (this.#tried.length >= this.#most) return;
      else for (let nth = 0; nth < DEALS_A_ROUND; nth++) yield* this.#tryNext(far);
    }
  }

  /** How far to go with every deal from now on. */
  #next(): number {
    if (this.#tried.length >= this.#most) return this.#nextOfLast();
    const isFirst = this.#tried.length <= DEALS_A_ROUND;
    const toSee = this.#tried.some(({ verdict, efforts }) => verdict === 'open' && efforts < FIRST_EFFORTS);
    return isFirst && toSee ? FIRST_EFFORTS : this.#efforts.best(HORIZON, this.#crew, this.#wonShare());
  }

  /** Once there are no more deals all efforts are made in turn, until hardly any is open. */
  #nextOfLast(): number {
    const open = this.#tried.filter(({ verdict }) => verdict === 'open');
    if (open.length <= FEW_OPEN * this.#tried.length) return 0;
    return Math.min(EFFORTS.length, 1 + Math.min(...open.map(({ efforts }) => efforts)));
  }

  /** Whether an exact search fits the rules: elsewhere it looks at nothing. */
  #isExact(game: string): boolean {
    const plan = exactPlanOf(game);
    if (plan === undefined) return false;
    const solving = this.#solver.solve(this.#dealAt(0), { plan });
    solving.go(1);
    return solving.positions > 0;
  }

  /** Half of the open deals may be won. */
  #wonShare(): number {
    const { deals, won, open } = this.found;
    return deals === 0 ? 1 / 2 : (won + open / 2) / deals;
  }

  *#tryNext(far: number): Generator<void, void, void> {
    const at = this.#tried.length;
    const moves = this.#player.movesToWin(this.#dealAt(at), 0);
    this.#games.push(moves);
    this.#efforts.note(0, { decided: moves !== undefined, cost: 1 });
    this.#tried.push({ verdict: moves === undefined ? 'open' : 'won', moves, efforts: 1 });
    yield;
    while (this.#tried[at]!.verdict === 'open' && this.#tried[at]!.efforts < far) yield* this.#tryOn(at);
  }

  /** Makes the next effort with an open deal. */
  *#tryOn(at: number): Generator<void, void, void> {
    const { efforts: nth } = this.#tried[at]!;
    const open: TriedDeal = { verdict: 'open', moves: undefined };
    const tried = this.#efforts.isVain(nth) ? open : yield* this.#make(nth, this.#dealAt(at));
    this.#tried[at] = { ...tried, efforts: nth + 1 };
  }

  *#make(nth: number, deal: number): Generator<void, TriedDeal, void> {
    const effort: Effort = EFFORTS[nth]!;
    return yield* effort.games > 0 ? this.#play(nth, deal) : this.#search(nth, deal);
  }

  /** Goes on with the games of the simple player where the last such effort has stopped. */
  *#play(nth: number, deal: number): Generator<void, TriedDeal, void> {
    const from = EFFORTS.slice(0, nth).reduce((most, { games }) => Math.max(most, games), 0);
    const { games } = EFFORTS[nth]!;
    for (let game = from; game < games; game++) {
      const moves = this.#player.movesToWin(deal, game);
      const [decided, cost] = [moves !== undefined, game + 1 - from];
      if (decided || game + 1 === games) this.#efforts.note(nth, { decided, cost });
      if (decided) return { verdict: 'won', moves };
      yield;
    }
    return { verdict: 'open', moves: undefined };
  }

  *#search(nth: number, deal: number): Generator<void, TriedDeal, void> {
    const effort = EFFORTS[nth]!;
    const plan = 'by' in effort && effort.by === 'other' && { plan: this.#other };
    const solving = this.#solver.solve(deal, { positions: effort.positions, ...plan });
    const { verdict, moves } = yield* solving.inSteps(STEP);
    this.#efforts.note(nth, { decided: verdict !== 'open', cost: solving.positions });
    return { verdict, moves: moves?.length };
  }

  #dealAt(at: number): number {
    return this.#after + at + 1;
  }
}
