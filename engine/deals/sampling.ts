import type { Answers, Game } from '../model/game.ts';
import { SHUFFLES } from '../model/counters.ts';
import { exactPlanOf, otherPlanOf } from '../solver/plans.ts';
import { type Solver, solver } from '../solver/index.ts';
import type { Plan } from '../solver/strategy.ts';
import { DealPlayer } from './deal-player.ts';
import { doubtOf, EFFORTS, type Effort, Efforts, varianceOf } from './effort.ts';
import { type Sampled, sumUp, type TriedDeal } from './sampled.ts';
import type { RecordedDeals, RecordedVerdict } from './recorded.ts';

/** Deals that are tried one after the other before it is thought over what to do next, and all in all. */
const DEALS_A_ROUND = 8;
/** Efforts that the deals of the first round are given, so that it is seen early what each of them is worth. */
const FIRST_EFFORTS = 8;
const MOST_DEALS = 1000;
/** So small a share of open deals tells as much as none. */
const FEW_OPEN = 0.02;
/** Positions that are looked at while somebody waits for an answer. */
const HORIZON = 2_000_000;
/** Of so many first deals moves are looked for, where it is told that they can be won. */
const MEASURED_WINS = 48;
/** Positions between two steps. */
const STEP = 500;

const NOTHING_RECORDED: RecordedDeals = { first: 1, verdicts: [] };

/** A deal that was tried: with how many efforts, and what came of them. */
interface Try extends TriedDeal {
  readonly efforts: number;
}

interface SamplingSettings {
  /** So many deals are passed over, which were tried before or are told of. */
  readonly after?: number;
  /** So many samplings of the same game work at the same time, each with deals of its own. */
  readonly crew?: number;
  /** Deals that are tried at most. */
  readonly most?: number;
  /** Deals of which something is known come first. */
  readonly recorded?: RecordedDeals | undefined;
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
  readonly #recorded: RecordedDeals;
  /** So many deals are gone through first, since of most of them a verdict is told. */
  readonly #quickDeals: number;
  readonly #efforts: Efforts;
  /** Of the deals of which something is known: those that are open still are hard. */
  readonly #effortsOfRecorded: Efforts;
  readonly #tried: Try[] = [];
  /** The first game of each deal that the simple player played, with its moves where it was won. */
  readonly #games: (number | undefined)[] = [];

  constructor(
    game: Game,
    answers: Answers,
    { after = 0, crew = 1, most = MOST_DEALS, recorded = NOTHING_RECORDED }: SamplingSettings = {},
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

  /** What came of it so far. */
  get found(): Sampled {
    return sumUp(this.#tried, this.#games);
  }

  /** Works on, and yields after each step of the work; ends once enough is known. */
  *work(): Generator<void, void, void> {
    if (this.#quickDeals > 0) yield* this.#takeRecorded();
    for (let far = 2; ; far = this.#next()) {
      const at = this.#tried.findIndex(({ verdict, efforts }) => verdict === 'open' && efforts < far);
      if (at >= 0) yield* this.#tryOn(at);
      else if (this.#tried.length >= this.#most) return;
      else for (let nth = 0; nth < DEALS_A_ROUND; nth++) yield* this.#tryNext(far);
    }
  }

  /** What is told is known at once; without any moves no length would be. */
  *#takeRecorded(): Generator<void, void, void> {
    while (this.#tried.length < Math.min(this.#quickDeals, this.#most)) yield* this.#tryNext(1);
    yield* this.#measureWins();
  }

  /** Whether further deals that are tried so hard would make what is known less sure: of those told few are open. */
  #widens(far: number): boolean {
    const { deals, open } = this.found;
    const variance = varianceOf(this.#wonShare());
    const next = (open + DEALS_A_ROUND * this.#efforts.ofNext(far).open) / (deals + DEALS_A_ROUND);
    return doubtOf(variance, deals + DEALS_A_ROUND, next) > doubtOf(variance, deals, open / deals);
  }

  /** How far to go with every deal from now on. */
  #next(): number {
    const length = this.#quickDeals;
    if (this.#tried.length >= this.#most) return this.#nextOfLast();
    const isFirst = this.#tried.length <= length + DEALS_A_ROUND;
    const further = this.#tried.slice(length);
    const toSee = further.some(({ verdict, efforts }) => verdict === 'open' && efforts < FIRST_EFFORTS);
    const far = isFirst && toSee ? FIRST_EFFORTS : this.#efforts.best(HORIZON, this.#crew, this.#wonShare());
    return length > 0 && further.length > 0 && this.#widens(far) ? Math.max(far, this.#nextOfLast()) : far;
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

  /** What is told of a deal; nothing of one that was shuffled again, since no card could be moved. */
  #recordedAt(at: number): RecordedVerdict | undefined {
    const recorded = this.#recorded.verdicts[at];
    return recorded && this.#solver.deal(this.#dealAt(at)).table.counter(SHUFFLES) === 1 ? recorded : undefined;
  }

  /** Looks for moves of deals of which it is told that they can be won: without any no length would be known. */
  *#measureWins(): Generator<void, void, void> {
    for (const [at, tried] of this.#tried.slice(0, MEASURED_WINS).entries()) {
      if (tried.verdict !== 'won' || tried.moves !== undefined) continue;
      const { moves } = yield* this.#solver.solve(this.#dealAt(at), { positions: 1000 }).inSteps(STEP);
      this.#tried[at] = { ...tried, moves: moves?.length };
    }
  }

  /** Makes the next effort with an open deal. */
  *#tryOn(at: number): Generator<void, void, void> {
    const { efforts: nth } = this.#tried[at]!;
    const open: TriedDeal = { verdict: 'open', moves: undefined };
    const tried = this.#effortsAt(at).isVain(nth) ? open : yield* this.#make(nth, at);
    this.#tried[at] = { ...tried, efforts: nth + 1 };
  }

  #effortsAt(at: number): Efforts {
    return at < this.#quickDeals ? this.#effortsOfRecorded : this.#efforts;
  }

  *#make(nth: number, at: number): Generator<void, TriedDeal, void> {
    const effort: Effort = EFFORTS[nth]!;
    return yield* effort.games > 0 ? this.#play(nth, at) : this.#search(nth, at);
  }

  /** Goes on with the games of the simple player where the last such effort has stopped. */
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
    const { verdict, moves } = yield* solving.inSteps(STEP);
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
