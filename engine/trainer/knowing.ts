import { findGame } from '../games/index.ts';
import { type GameTools, makeGameTools, movesOf } from '../hints/game-tools.ts';
import { completeOptions, parseOptions } from '../model/options.ts';
import type { Review } from '../review/review.ts';
import type { Saved } from '../session/saved-game.ts';
import { Position } from '../solver/position/position.ts';
import { accuracyOf, type Cost } from './accuracy.ts';
import { decide, type Decision, type Rounds } from './decision.ts';
import type { Duel } from './duel.ts';
import type { Knowable, Luck, Mistake } from './knowable.ts';
import { Sample } from './sample.ts';
import { type ValuedBy, Valuer } from './valuer.ts';
import { Walk } from './walk.ts';

/** A better move is named where it wins so much more of the games, and by so many standard errors. */
const MIN_MORE = 0.03;
const CLEAR = 3;
/**
 * Of games a mistake costs what it lost at least, in 19 cases of 20: so many standard errors less than it looks. Of the
 * way it costs what it looks like: many small losses are what bad play is made of there.
 */
const LESS: Readonly<Record<ValuedBy, number>> = { play: 2, way: 0 };
/** Luck is named from so much on. */
const MIN_LUCK = 0.08;
/** Worlds that a position is looked at in, and where luck shows, so many times more of them. */
const WORLDS = 40;
const MORE = 4;
/** Moves of the simple player that a game may cost, about, and the part of its moves that take long to compare. */
const ALL_MOVES = 2_000_000;
const LONG = 0.1;
/** Worlds that a decision is looked at in, and games that it takes, about: more and fewer of them as there is time. */
const ROUNDS: Rounds = { race: 24, duel: 240, rivals: 3 };
const GAMES = 900;
const FEWEST: Rounds = { race: 12, duel: 120, rivals: 2 };
const MOST: Rounds = { race: 32, duel: 360, rivals: 3 };
/** Games of the first forty that the simple player must win for his wins to tell moves apart. */
const SOME = 4;
/** Less than this of the way is as good as nothing. */
const LEAST_WAY = 0.02;

/** Finds what of a game its player could have known. */
export class Knowing {
  readonly #review: Review;
  readonly #tools: GameTools;
  readonly #valuer: Valuer;
  readonly #walk: Walk;
  readonly #shares: number[] = [];
  readonly #mistakes: Mistake[] = [];
  readonly #luck: Luck[] = [];
  readonly #costs: Cost[] = [];
  /** Moves of a game played on from the deal. */
  #each = 1;
  /** What play can lose: the games that are won from the deal, or the way made of it beyond what lots make. */
  #whole = 1;

  /** `review`: of the same game, with all cards known. Undefined for a save that cannot be opened. */
  static of(saved: Saved, review: Review): Knowing | undefined {
    const game = findGame(saved.game);
    const options = game && completeOptions(game, saved.options);
    const answers = options === undefined ? undefined : parseOptions(game!, options);
    if (!game || !answers) return undefined;
    const tools = makeGameTools(game, answers);
    const walk = Walk.of(saved, new Position(tools.solver.rules, tools.context.facts, undefined));
    return walk && new Knowing(review, tools, walk);
  }

  private constructor(review: Review, tools: GameTools, walk: Walk) {
    this.#review = review;
    this.#tools = tools;
    this.#valuer = new Valuer(tools);
    this.#walk = walk;
  }

  /** Yields after each move how much is done, from 0 to 1. The same game gives the same every time. */
  *all(): Generator<number, Knowable, void> {
    const { length } = this.#review.known;
    yield* this.#choose();
    this.#shares.push(this.#share());
    while (this.#walk.next !== undefined && this.#walk.at + 1 < length) {
      if (!this.#step()) break;
      yield this.#walk.at / length;
    }
    const stopped = inPercent(this.#stopped);
    return {
      by: this.#valuer.by,
      shares: this.#shares.map(inPercent),
      choices: this.#costs.length,
      stopped,
      lastPass: this.#walk.lastPass,
      mistakes: this.#mistakes,
      luck: this.#luck,
      accuracy: accuracyOf(this.#costs, stopped),
    };
  }

  /** Finds by games from the deal how its positions are best valued, and how many worlds there is time for. */
  *#choose(): Generator<number, void, void> {
    const valuer = this.#valuer;
    if (this.#walk.unseen.length <= 1) return;
    const before = valuer.moves;
    const { won } = new Sample(this.#walk, valuer).upTo(WORLDS);
    this.#each = Math.max(1, (valuer.moves - before) / WORLDS);
    yield 0;
    if (won >= SOME) this.#whole = won / WORLDS;
    else {
      valuer.by = 'way';
      const sample = new Sample(this.#walk, valuer).upTo(WORLDS);
      this.#whole = Math.max(LEAST_WAY, sample.mean - sample.byLot(WORLDS));
    }
  }

  /** The part of the chances that was left when the player stopped, beyond doubt. */
  get #stopped(): number {
    const walk = this.#walk;
    if (walk.session.won) return 0;
    if (this.#proven !== undefined) return this.#proven;
    const sample = new Sample(walk, this.#valuer).upTo(WORLDS);
    const left = this.#valuer.by === 'way' ? sample.mean - this.#valuer.made(walk.table) : sample.share - sample.error;
    return Math.min(1, Math.max(0, left / this.#whole));
  }

  /** How many worlds there is time for, when what is left is shared among the moves to come. */
  #rounds(): Rounds {
    const left = Math.max(0, ALL_MOVES - this.#valuer.moves);
    const ahead = Math.max(1, LONG * (this.#review.known.length - this.#walk.at));
    const share = left / this.#each / ahead / GAMES;
    const part = (of: keyof Rounds): number => Math.min(MOST[of], Math.max(FEWEST[of], Math.round(ROUNDS[of] * share)));
    return { race: part('race'), duel: part('duel'), rivals: part('rivals') };
  }

  /** What is proven of a position whose cards are all known to its player. */
  get #proven(): number | undefined {
    if (this.#walk.unseen.length > 1) return undefined;
    const known = this.#review.known[this.#walk.at];
    return known === 'won' ? 1 : known === 'lost' ? 0 : undefined;
  }

  #share(): number {
    if (this.#proven !== undefined) return this.#proven;
    return new Sample(this.#walk, this.#valuer).upTo(WORLDS).share;
  }

  /** Looks at the next move and makes it; false when the rules no longer allow it. */
  #step(): boolean {
    const walk = this.#walk;
    if (this.#proven !== undefined) return this.#stepProven(this.#proven);
    this.#note(decide(walk, this.#tools, this.#valuer, this.#rounds()));
    const ahead = new Sample(walk, this.#valuer, walk.next);
    const unseen = walk.unseen.length;
    if (!walk.go()) return false;
    this.#shares.push(this.#share());
    if (this.#valuer.by === 'play' && walk.unseen.length < unseen) this.#noteLuck(ahead);
    return true;
  }

  /** All cards are known: a move keeps the win, or throws it away. */
  #stepProven(before: number): boolean {
    const { at } = this.#walk;
    if (!this.#walk.go()) return false;
    const after = this.#proven ?? before;
    this.#shares.push(after);
    if (before === 0) return true;
    this.#costs.push({ best: 1, drop: 1 - after });
    const slip = this.#review.slips.find((each) => each.at === at && each.wins === undefined);
    if (after === 0) this.#mistakes.push({ at, better: slip?.better ?? [], wins: { better: 1, played: 0, of: 1 } });
    return true;
  }

  #note(decision: Decision | undefined): void {
    if (decision === undefined || decision.choices < 2) return;
    const { at } = this.#walk;
    const { best, duel } = decision;
    const isWay = this.#valuer.by === 'way';
    const drop = isClear(duel) ? duel.more - LESS[this.#valuer.by] * duel.error : 0;
    this.#costs.push({ best: isWay ? this.#whole : duel.first, drop });
    if (best === undefined || !isClear(duel)) return;
    const wins = isWay
      ? { better: Math.round(100 * duel.first), played: Math.round(100 * duel.second), of: 100 }
      : { better: duel.firstWins, played: duel.secondWins, of: duel.of };
    this.#mistakes.push({ at, better: movesOf(this.#tools, best), wins });
  }

  /** The move before has shown cards. `ahead`: its worth before they were seen. */
  #noteLuck(ahead: Sample): void {
    const after = new Sample(this.#walk, this.#valuer).upTo(WORLDS);
    if (Math.abs(after.share - ahead.upTo(WORLDS).share) < MIN_LUCK) return;
    const more = MORE * WORLDS;
    const by = after.upTo(more).share - ahead.upTo(more).share;
    const clear = CLEAR * Math.hypot(after.error, ahead.error);
    if (Math.abs(by) > Math.max(MIN_LUCK, clear)) this.#luck.push({ at: this.#walk.at - 1, by: inPercent(by) });
  }
}

/** Whether the first of a duel is better, beyond doubt and by more than a trifle. */
const isClear = ({ more, error }: Duel): boolean => more > MIN_MORE && more > CLEAR * error;

const inPercent = (share: number): number => Math.round(share * 100) / 100;
