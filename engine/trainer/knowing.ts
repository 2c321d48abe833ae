import { findGame } from '../games/index.ts';
import { type GameTools, makeGameTools, movesOf } from '../hints/game-tools.ts';
import type { Move } from '../model/move.ts';
import { optionsBegun, parseOptions } from '../model/options.ts';
import type { Review } from '../review/review.ts';
import type { Saved } from '../session/saved-game.ts';
import { Position } from '../solver/position/position.ts';
import { accuracyOf, type Cost, isDoubtful } from './accuracy.ts';
import { costOfDecision, isConfirmed, isClearlyBetter, withSecondLook } from './cost-of-decision.ts';
import { Foresight } from './foresight.ts';
import { duelAgain, choicesAt, type Compared, decide, type Rounds } from './value/decision.ts';
import type { Knowable, Mistake } from './knowable.ts';
import { END_WORLDS, Sample, sampleOfDeal } from './value/sample.ts';
import { type BestSolved, SolvedWorlds } from './value/solved-worlds.ts';
import { treePrefers } from './value/tree-opinion.ts';
import { Valuer } from './value/valuer.ts';
import { Walk } from './walk.ts';

/** Sampled worlds per position, the fewest in a long game, and the share of `ALL_MOVES` spent on them. */
const WORLDS = 40;
const MIN_WORLDS = 12;
const LOOKING_SHARE = 0.3;
/** Moves of playouts that a review may cost, roughly; and the share of its decisions that take long to compare. */
const ALL_MOVES = 3_000_000;
const LONG_SHARE = 0.1;
/** The share of `ALL_MOVES` kept for the decisions, however long the positions take. */
const DECIDING_SHARE = 0.5;
/** Worlds of a decision, and playouts that it takes, roughly: scaled by the time there is, between these limits. */
const USUAL_ROUNDS: Rounds = { race: 24, duel: 240, firm: 96, rivals: 3 };
const USUAL_GAMES = 900;
const MIN_ROUNDS: Rounds = { race: 12, duel: 120, firm: 96, rivals: 2 };
const MIN_GAMES = 150;
const MAX_ROUNDS: Rounds = { race: 32, duel: 360, firm: 96, rivals: 3 };
/** The upper limit where playouts are fast. */
const MAX_QUICK_ROUNDS: Rounds = { race: 32, duel: 720, firm: 384, rivals: 3 };
/** A floor for the progress that play can lose. */
const MIN_PROGRESS = 0.1;
/** Shares of the work: valuing the positions, judging the decisions, and the second look at small losses. */
const FOLLOWING_SHARE = 0.3;
const JUDGING_SHARE = 0.5;
const LOOKING_AGAIN_SHARE = 0.2;
/** Factor on the number of worlds in a second look; where playouts are fast there are many already. */
const AGAIN_FACTOR = 2;
const QUICK_AGAIN_FACTOR = 1;

/** A loss that is not certain by itself. */
interface SmallLoss extends Compared {
  readonly at: number;
  /** Its index among all costs. */
  readonly cost: number;
  /** Worlds of its second look. */
  readonly rounds: number;
}

/** Reviews a game by what its player could have known. */
export class Knowing {
  readonly #review: Review;
  readonly #tools: GameTools;
  readonly #valuer: Valuer;
  readonly #solved: SolvedWorlds;
  readonly #walks: () => Walk;
  readonly #mistakes: Mistake[] = [];
  readonly #costs: Cost[] = [];
  readonly #small: SmallLoss[] = [];
  #passed = 0;
  /** Moves of playouts at which the last decision should be made, roughly. */
  #most = ALL_MOVES;
  /** Mean number of moves of a playout. */
  #each = 1;
  /**
   * What play can lose: the share of games won from the deal, or the mean progress from it beyond that of random play.
   */
  #whole = 1;

  /** `review`: of the same game with all cards known. Returns undefined for a save that cannot be opened. */
  static of(saved: Saved, review: Review): Knowing | undefined {
    const game = findGame(saved.game);
    const options = game && optionsBegun(game, saved);
    const answers = options === undefined ? undefined : parseOptions(game!, options);
    if (!game || !answers) return undefined;
    const tools = makeGameTools(game, answers);
    const begin = (): Walk | undefined =>
      Walk.of(saved, new Position(tools.solver.rules, tools.context.facts, undefined));
    return begin() && new Knowing(review, tools, () => begin()!);
  }

  private constructor(review: Review, tools: GameTools, walks: () => Walk) {
    this.#review = review;
    this.#tools = tools;
    this.#valuer = new Valuer(tools);
    this.#solved = new SolvedWorlds(tools);
    this.#walks = walks;
  }

  /** Reviews the whole game; yields its progress, from 0 to 1. The same game always has the same result. */
  *all(): Generator<number, Knowable, void> {
    const { length } = this.#review.known;
    const walk = this.#walks();
    yield* this.#choose(walk);
    const foresight = new Foresight(walk, this.#valuer, this.#worlds, (at) => this.#proven(at));
    while (walk.next !== undefined && walk.at + 1 < length && foresight.step())
      yield (FOLLOWING_SHARE * walk.at) / length;
    yield* this.#judge(foresight);
    yield* this.#lookAgain();
    const stopped = inPercent(this.#stopped(walk));
    return {
      by: this.#valuer.by,
      shares: foresight.shares.map(inPercent),
      choices: this.#costs.length,
      passed: this.#passed,
      stopped,
      lastPass: walk.lastPass,
      mistakes: this.#mistakes,
      luck: foresight.luck,
      accuracy: accuracyOf(this.#costs, stopped, this.#whole),
    };
  }

  /**
   * Samples the deal, to choose how positions are valued, and to measure how long a playout takes and what play can
   * lose.
   */
  *#choose(walk: Walk): Generator<number, void, void> {
    const valuer = this.#valuer;
    if (walk.unseen.length <= 1) return;
    const sample = sampleOfDeal(walk, valuer);
    this.#each = Math.max(1, valuer.moves / END_WORLDS);
    yield 0;
    if (valuer.by === 'play') this.#whole = sample.share;
    else {
      const way = new Sample(walk, valuer).upTo(WORLDS);
      this.#whole = Math.max(MIN_PROGRESS, way.mean - way.byLot(WORLDS));
    }
  }

  /** The number of worlds per position that there is time for. */
  get #worlds(): number {
    const share = (LOOKING_SHARE * ALL_MOVES) / (this.#each * this.#review.known.length);
    return Math.max(MIN_WORLDS, Math.min(WORLDS, Math.floor(share)));
  }

  /** Judges the decisions; in a long game, those after which the chances fell most, as far as there is time. */
  *#judge({ falls, best }: Foresight): Generator<number, void, void> {
    const walk = this.#walks();
    this.#most = Math.max(ALL_MOVES, this.#valuer.moves + DECIDING_SHARE * ALL_MOVES);
    const time = Math.floor(this.#movesLeft / (this.#each * MIN_GAMES));
    const order = [...falls.keys()].filter((at) => !best.has(at)).toSorted((a, b) => falls[b]! - falls[a]! || a - b);
    const longLooks = new Set(order.slice(0, time));
    let ahead = longLooks.size;
    while (walk.at < falls.length) {
      const proven = this.#proven(walk);
      const isLooked = longLooks.has(walk.at);
      const moves = proven === undefined ? choicesAt(walk, this.#tools, this.#valuer) : [];
      const solved = moves.length > 0 && isLooked ? this.#solved.compare(walk, moves) : undefined;
      if (solved && (solved.wins.better > 0 || this.#valuer.by === 'play')) this.#noteSolved(walk, solved);
      else if (moves.length > 0 && best.has(walk.at)) this.#costs.push({ lost: 0, had: 1 });
      else if (moves.length > 0 && isLooked) this.#compare(walk, moves, this.#rounds(ahead));
      else if (moves.length > 0) this.#passed++;
      ahead -= Number(isLooked);
      if (!walk.go()) return;
      if (proven !== undefined) this.#noteProven(walk, proven);
      yield FOLLOWING_SHARE + (JUDGING_SHARE * walk.at) / falls.length;
    }
  }

  /**
   * Looks at small losses again in other worlds, where their sum seems to be something but is in doubt: what was luck
   * vanishes.
   */
  *#lookAgain(): Generator<number, void, void> {
    if (!isDoubtful(this.#costs)) return;
    const walk = this.#walks();
    for (const [i, { at, cost, rounds, ...compared }] of this.#small.entries()) {
      while (walk.at < at) walk.go();
      const second = duelAgain(compared, walk, this.#valuer, rounds);
      this.#costs[cost] = withSecondLook(this.#costs[cost]!, second, this.#valuer.by, this.#whole);
      yield FOLLOWING_SHARE + JUDGING_SHARE + (LOOKING_AGAIN_SHARE * (i + 1)) / this.#small.length;
    }
  }

  /** Returns the share of the chances left when the player stopped; of a share won, less its standard error. */
  #stopped(walk: Walk): number {
    if (walk.session.won) return 0;
    const proven = this.#proven(walk);
    if (proven !== undefined) return proven;
    const sample = new Sample(walk, this.#valuer).upTo(END_WORLDS);
    const left = this.#valuer.by === 'way' ? sample.mean - this.#valuer.made(walk.table) : sample.share - sample.error;
    return Math.min(1, Math.max(0, left / this.#whole));
  }

  get #movesLeft(): number {
    return Math.max(0, this.#most - this.#valuer.moves);
  }

  /** Returns the worlds of a decision that there is time for, sharing the rest of it among the decisions to come. */
  #rounds(ahead: number): Rounds {
    const share = this.#movesLeft / this.#each / Math.max(1, LONG_SHARE * ahead) / USUAL_GAMES;
    const most = this.#valuer.isQuick ? MAX_QUICK_ROUNDS : MAX_ROUNDS;
    const part = (of: keyof Rounds): number =>
      Math.min(most[of], Math.max(MIN_ROUNDS[of], Math.round(USUAL_ROUNDS[of] * share)));
    return { race: part('race'), duel: part('duel'), firm: part('firm'), rivals: part('rivals') };
  }

  /** Returns the proven value, 1 or 0, of a position whose cards its player knows; undefined: not proven. */
  #proven({ unseen, at }: Walk): number | undefined {
    if (unseen.length > 1) return undefined;
    const known = this.#review.known[at];
    return known === 'won' ? 1 : known === 'lost' ? 0 : undefined;
  }

  /** Notes whether the last move kept a win, or threw it away, where all cards were known. */
  #noteProven(walk: Walk, before: number): void {
    if (before === 0) return;
    const at = walk.at - 1;
    const after = this.#proven(walk) ?? before;
    this.#costs.push({ lost: before - after, had: before });
    const slip = this.#review.slips.find((each) => each.at === at && each.wins === undefined);
    if (after > 0) return;
    this.#mistakes.push({ at, better: slip?.better ?? [], wins: { better: 1, played: 0, of: 1, by: 'solver' } });
  }

  /**
   * Notes a decision with few unseen cards, for which the orders that can be won tell more than playouts. Where games
   * are valued by progress, since hardly any is won, the loss is taken as a share of all orders.
   */
  #noteSolved({ at }: Walk, { best, wins }: BestSolved): void {
    const had = this.#valuer.by === 'way' ? 1 : wins.better / wins.of;
    this.#costs.push({ lost: (wins.better - wins.played) / wins.of, had });
    if (best !== undefined) this.#mistakes.push({ at, better: movesOf(this.#tools, best), wins });
  }

  #compare(walk: Walk, moves: readonly Move[], rounds: Rounds): void {
    const { by } = this.#valuer;
    const decision = decide(moves, walk, this.#tools, this.#valuer, rounds);
    const { best, duel: found, favourite } = decision;
    const clearly = isClearlyBetter(found);
    // Where playouts may overrule the hints' tree, both must agree, as the simple player plays worse than the tree.
    if (clearly && this.#tools.doubtsTree && treePrefers(this.#tools, walk, decision.played, best)) {
      this.#costs.push({ lost: 0, had: 1 });
      return;
    }
    const mostRounds = Math.max(MAX_ROUNDS.duel, rounds.duel);
    const second = clearly ? duelAgain(decision, walk, this.#valuer, mostRounds) : undefined;
    const { played, likeliest } = decision;
    if (favourite !== undefined && second === undefined)
      this.#small.push({
        at: walk.at,
        cost: this.#costs.length,
        best: likeliest,
        played,
        rounds: rounds.firm * (this.#valuer.isQuick ? QUICK_AGAIN_FACTOR : AGAIN_FACTOR),
      });
    this.#costs.push(costOfDecision({ found, second, favourite }, by, this.#whole));
    if (!isConfirmed(second)) return;
    const wins =
      by === 'way'
        ? { better: Math.round(100 * second.first), played: Math.round(100 * second.second), of: 100, by }
        : { better: second.firstWins, played: second.secondWins, of: second.of, by };
    this.#mistakes.push({ at: walk.at, better: movesOf(this.#tools, best), wins });
  }
}

const inPercent = (share: number): number => Math.round(share * 100) / 100;
