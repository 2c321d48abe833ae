import type { Answers, Game } from '../model/game.ts';
import { SHUFFLES } from '../model/counters.ts';
import { type Solver, solver, exactPlanOf, otherPlanOf, type Plan } from '../solver/index.ts';
import { DealPlayer } from './deal-player.ts';
import { doubtOf, EFFORTS, type Effort, Efforts, varianceOf } from './effort.ts';
import { type Sampled, sumUp, type TriedDeal } from './sampled.ts';
import type { RecordedDeals, RecordedVerdict } from './recorded.ts';

/** Deals tried in one round, before the number of efforts is chosen again. */
const DEALS_A_ROUND = 8;
/** Efforts that open deals of the first round get, so that the worth of each effort is known early. */
const FIRST_EFFORTS = 8;
const MAX_DEALS = 1000;
/** A share of open deals that is as good as none. */
const MAX_OPEN_SHARE = 0.02;
/** Positions that are visited while somebody waits for an answer. */
const HORIZON_POSITIONS = 2_000_000;
/** The number of deals, from the first on, whose moves are searched for where a win is recorded. */
const MEASURED_DEALS = 48;
/** Positions between two yields. */
const STEP_POSITIONS = 500;

const NOTHING_RECORDED: RecordedDeals = { first: 1, verdicts: [] };

/** A deal that was tried, with its result and the number of efforts. */
interface Try extends TriedDeal {
  readonly efforts: number;
}

interface SamplingSettings {
  /** Deals to skip, which were tried before or have recorded verdicts. */
  readonly after?: number;
  /** Samplings of the same game that run at the same time, each with its own deals. */
  readonly crew?: number;
  /** The most deals tried. */
  readonly most?: number;
  /** Deals with recorded verdicts, which come first. */
  readonly recorded?: RecordedDeals | undefined;
}

/**
 * Finds how often a game without shuffles can be won, ever more exactly: tries more deals, or tries the open ones
 * harder, whichever narrows the interval more. Every win and every loss is proved; open deals are counted as such.
 */
export class Sampling {
  readonly #solver: Solver;
  readonly #other: Plan;
  readonly #player: DealPlayer;
  readonly #after: number;
  readonly #crew: number;
  readonly #most: number;
  readonly #recorded: RecordedDeals;
  /** Deals that come first with one effort each, since most of them have a recorded verdict; 0 where most have none. */
  readonly #quickDeals: number;
  readonly #efforts: Efforts;
  /** Kept apart for the deals among `#quickDeals`: those left open are the hard ones. */
  readonly #effortsOfRecorded: Efforts;
  readonly #tried: Try[] = [];
  /** Moves of the basic bot's first game of each deal; undefined where it was lost. */
  readonly #games: (number | undefined)[] = [];

  constructor(
    game: Game,
    answers: Answers,
    { after = 0, crew = 1, most = MAX_DEALS, recorded = NOTHING_RECORDED }: SamplingSettings = {},
  ) {
    this.#after = after;
    this.#crew = crew;
    this.#most = most;
    this.#solver = solver(game, answers);
    this.#other = otherPlanOf(game.id);
    this.#recorded = recorded;
    this.#quickDeals = isMostlyDecided(recorded) ? recorded.verdicts.length : 0;
    const isExact = this.#isExact(game.id);
    this.#efforts = new Efforts(isExact);
    this.#effortsOfRecorded = new Efforts(isExact);
    this.#player = new DealPlayer(game, answers);
  }

  /** The totals so far. */
  get found(): Sampled {
    return sumUp(this.#tried, this.#games);
  }

  /** Works on and yields after each step; ends once enough is known. */
  *work(): Generator<void, void, void> {
    if (this.#quickDeals > 0) yield* this.#takeRecorded();
    for (let far = 2; ; far = this.#next()) {
      const at = this.#tried.findIndex(({ verdict, efforts }) => verdict === 'open' && efforts < far);
      if (at >= 0) yield* this.#tryOn(at);
      else if (this.#tried.length >= this.#most) return;
      else for (let nth = 0; nth < DEALS_A_ROUND; nth++) yield* this.#tryNext(far);
    }
  }

  /**
   * Takes the recorded verdicts, which need no search, and searches moves of some wins, so that their length is known.
   */
  *#takeRecorded(): Generator<void, void, void> {
    while (this.#tried.length < Math.min(this.#quickDeals, this.#most)) yield* this.#tryNext(1);
    yield* this.#measureWins();
  }

  /** Whether further deals with `far` efforts each would widen the interval, as few of the recorded deals are open. */
  #widens(far: number): boolean {
    const { deals, open } = this.found;
    const variance = varianceOf(this.#wonShare());
    const next = (open + DEALS_A_ROUND * this.#efforts.ofNext(far).open) / (deals + DEALS_A_ROUND);
    return doubtOf(variance, deals + DEALS_A_ROUND, next) > doubtOf(variance, deals, open / deals);
  }

  /** Chooses how many efforts every deal gets from now on; 0: none, as enough is known. */
  #next(): number {
    const length = this.#quickDeals;
    if (this.#tried.length >= this.#most) return this.#nextOfLast();
    const isFirst = this.#tried.length <= length + DEALS_A_ROUND;
    const further = this.#tried.slice(length);
    const toSee = further.some(({ verdict, efforts }) => verdict === 'open' && efforts < FIRST_EFFORTS);
    const far = isFirst && toSee ? FIRST_EFFORTS : this.#efforts.best(HORIZON_POSITIONS, this.#crew, this.#wonShare());
    return length > 0 && further.length > 0 && this.#widens(far) ? Math.max(far, this.#nextOfLast()) : far;
  }

  /** Returns one more effort than the least tried open deal got, until hardly any deal is open; then 0. */
  #nextOfLast(): number {
    const open = this.#tried.filter(({ verdict }) => verdict === 'open');
    if (open.length <= MAX_OPEN_SHARE * this.#tried.length) return 0;
    return Math.min(EFFORTS.length, 1 + Math.min(...open.map(({ efforts }) => efforts)));
  }

  /** Whether an exact search fits the rules: where it does not, it visits no position. */
  #isExact(game: string): boolean {
    const plan = exactPlanOf(game);
    if (plan === undefined) return false;
    const solving = this.#solver.solve(this.#dealAt(0), { plan });
    solving.go(1);
    return solving.positions > 0;
  }

  /** Estimates the share won, counting half of the open deals. */
  #wonShare(): number {
    const { deals, won, open } = this.found;
    return deals === 0 ? 1 / 2 : (won + open / 2) / deals;
  }

  *#tryNext(far: number): Generator<void, void, void> {
    const at = this.#tried.length;
    const deal = this.#dealAt(at);
    const moves = this.#player.movesToWin(deal, 0);
    this.#games.push(moves);
    const recorded = this.#recordedAt(at);
    const isDecided = moves !== undefined || recorded !== undefined;
    this.#effortsAt(at).note(0, { decided: isDecided, cost: 1 });
    this.#tried.push({ verdict: moves === undefined ? (recorded ?? 'open') : 'won', moves, efforts: 1 });
    yield;
    while (this.#tried[at]!.verdict === 'open' && this.#tried[at]!.efforts < far) yield* this.#tryOn(at);
  }

  /**
   * Returns the recorded verdict of a deal; none where it was dealt again for want of a move, as other rules may not do
   * so.
   */
  #recordedAt(at: number): RecordedVerdict | undefined {
    const recorded = this.#recorded.verdicts[at];
    return recorded && this.#solver.deal(this.#dealAt(at)).table.counter(SHUFFLES) === 1 ? recorded : undefined;
  }

  /** Searches moves of the first deals whose win is recorded: without them the length of a win would be unknown. */
  *#measureWins(): Generator<void, void, void> {
    for (const [at, tried] of this.#tried.slice(0, MEASURED_DEALS).entries()) {
      if (tried.verdict !== 'won' || tried.moves !== undefined) continue;
      const { moves } = yield* this.#solver.solve(this.#dealAt(at), { positions: 1000 }).inSteps(STEP_POSITIONS);
      this.#tried[at] = { ...tried, moves: moves?.length };
    }
  }

  /** Makes the next effort on an open deal. */
  *#tryOn(at: number): Generator<void, void, void> {
    const { efforts: nth } = this.#tried[at]!;
    const open: TriedDeal = { verdict: 'open', moves: undefined };
    const tried = this.#effortsAt(at).isUseless(nth) ? open : yield* this.#make(nth, at);
    this.#tried[at] = { ...tried, efforts: nth + 1 };
  }

  #effortsAt(at: number): Efforts {
    return at < this.#quickDeals ? this.#effortsOfRecorded : this.#efforts;
  }

  *#make(nth: number, at: number): Generator<void, TriedDeal, void> {
    const effort: Effort = EFFORTS[nth]!;
    return yield* effort.games > 0 ? this.#play(nth, at) : this.#search(nth, at);
  }

  /** Plays on from the basic bot's game at which the last such effort stopped. */
  *#play(nth: number, at: number): Generator<void, TriedDeal, void> {
    const from = EFFORTS.slice(0, nth).reduce((most, { games }) => Math.max(most, games), 0);
    const { games } = EFFORTS[nth]!;
    for (let game = from; game < games; game++) {
      const moves = this.#player.movesToWin(this.#dealAt(at), game);
      const [decided, cost] = [moves !== undefined, game + 1 - from];
      if (decided || game + 1 === games) this.#effortsAt(at).note(nth, { decided, cost });
      if (decided) return { verdict: 'won', moves };
      yield;
    }
    return { verdict: 'open', moves: undefined };
  }

  *#search(nth: number, at: number): Generator<void, TriedDeal, void> {
    const effort = EFFORTS[nth]!;
    const plan = 'by' in effort && effort.by === 'other' && { plan: this.#other };
    const solving = this.#solver.solve(this.#dealAt(at), { positions: effort.positions, ...plan });
    const { verdict, moves } = yield* solving.inSteps(STEP_POSITIONS);
    this.#effortsAt(at).note(nth, { decided: verdict !== 'open', cost: solving.positions });
    return { verdict, moves: moves?.length };
  }

  #dealAt(at: number): number {
    const { first, verdicts } = this.#recorded;
    return at < verdicts.length ? first + at : this.#after + at - verdicts.length + 1;
  }
}

const isMostlyDecided = ({ verdicts }: RecordedDeals): boolean =>
  2 * verdicts.filter((verdict) => verdict !== undefined).length > verdicts.length;
