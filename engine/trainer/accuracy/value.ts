import type { GameTools } from '../../hints/game-tools.ts';
import { movesOf } from '../../hints/base/stock-turns.ts';
import type { Move } from '../../model/move.ts';
import type { Review } from '../../review/review.ts';
import { choicesAt, type Compared, decide, compareAgain } from '../value/decision.ts';
import { measureByProgress, measureByWins } from '../value/measure.ts';
import { END_WORLDS, isSeldomWon, Sample } from '../value/sample.ts';
import { SolvedDeterminizations } from '../value/solved-determinizations.ts';
import { Valuer } from '../value/valuer.ts';
import type { GameReplay } from '../../hints/base/replay.ts';
import type { Cost } from './accuracy.ts';
import { costOfDecision, isClearlyBetter, isConfirmed, withSecondLook } from './cost-of-decision.ts';
import type { Mistake } from './knowable.ts';
import type { ReviewPlan } from './plan.ts';

/** The number of worlds in which the progress from the deal is sampled. */
const PROGRESS_WORLDS = 40;
/** The progress that play can lose counts as at least this much. */
const MIN_PROGRESS = 0.1;

/** A loss that is not certain by itself. */
interface SmallLoss extends Compared {
  readonly at: number;
  /** Worlds of its second look. */
  readonly rounds: number;
}

/** The cost of a decision. */
export interface JudgedDecision {
  readonly cost: Cost;
  readonly mistake?: Mistake | undefined;
  /** The loss to be looked at again, where it is small. */
  readonly small?: SmallLoss | undefined;
}

const COSTS_NOTHING: JudgedDecision = { cost: { lost: 0, had: 1 } };

/** Values the positions and decisions of a game by what its player could have known. */
export class ReviewValue {
  readonly valuer: Valuer;
  readonly #review: Review;
  readonly #tools: GameTools;
  readonly #plan: ReviewPlan;
  readonly #solved: SolvedDeterminizations;

  /** `review`: of the same game with all cards known. */
  constructor(review: Review, tools: GameTools, plan: ReviewPlan) {
    this.valuer = new Valuer(tools);
    this.#review = review;
    this.#tools = tools;
    this.#plan = plan;
    this.#solved = new SolvedDeterminizations(tools);
  }

  /** Samples the deal, to choose what moves are compared by and to measure playouts. */
  *chooseMeasure(deal: GameReplay): Generator<number, void, void> {
    const { valuer } = this;
    if (deal.unseen.length <= 1) return;
    const sample = new Sample(deal, valuer).upTo(END_WORLDS);
    this.#plan.measurePlayouts(END_WORLDS);
    yield 0;
    if (!isSeldomWon(sample)) {
      valuer.measure = measureByWins(sample.share);
      return;
    }
    valuer.measure = measureByProgress(1);
    const progress = new Sample(deal, valuer).upTo(PROGRESS_WORLDS);
    const byPlay = progress.mean - progress.atRandom(PROGRESS_WORLDS);
    valuer.measure = measureByProgress(Math.max(MIN_PROGRESS, byPlay));
  }

  /** Returns the proven value, 1 or 0, of a position whose cards its player knows; undefined: not proven. */
  proven({ unseen, at }: GameReplay): number | undefined {
    if (unseen.length > 1) return undefined;
    const known = this.#review.known[at];
    return known === 'won' ? 1 : known === 'lost' ? 0 : undefined;
  }

  /** Returns the share of the chances left when the player stopped; of a share won, less its standard error. */
  leftAtEnd(replay: GameReplay): number {
    if (replay.session.won) return 0;
    const proven = this.proven(replay);
    if (proven !== undefined) return proven;
    const { measure, method } = this.valuer;
    const end = new Sample(replay, this.valuer).upTo(END_WORLDS);
    return Math.min(1, Math.max(0, measure.leftAfter(end, method.progress(replay.table)) / measure.whole));
  }

  /**
   * Judges the player's next move. `isBest`: it needs no comparison. Returns undefined where there was no decision,
   * `passed` where there is no time.
   */
  judge(replay: GameReplay, isBest: boolean): JudgedDecision | 'passed' | undefined {
    const moves = this.proven(replay) === undefined ? choicesAt(replay, this.#tools, this.valuer) : [];
    if (moves.length === 0) return undefined;
    const isChosen = this.#plan.isChosen(replay.at);
    const solved = isChosen ? this.#solvedDecision(replay, moves) : undefined;
    if (solved) return solved;
    if (isBest) return COSTS_NOTHING;
    return isChosen ? this.#compare(replay, moves) : 'passed';
  }

  /** Judges a decision with few hidden cards by the orders of these that can be won; undefined: by playouts. */
  #solvedDecision(replay: GameReplay, moves: readonly Move[]): JudgedDecision | undefined {
    const { measure } = this.valuer;
    const solved = this.#solved.compare(replay, moves);
    if (solved === undefined || !measure.trustsOrders(solved.wins)) return undefined;
    const { best, wins } = solved;
    const cost = { lost: (wins.better - wins.played) / wins.of, had: measure.chancesOfOrders(wins) };
    return { cost, mistake: best === undefined ? undefined : this.#mistake(replay, best, wins) };
  }

  #compare(replay: GameReplay, moves: readonly Move[]): JudgedDecision {
    const { measure, method } = this.valuer;
    const rounds = this.#plan.roundsAt(replay.at);
    const decision = decide(moves, replay, this.#tools, this.valuer, rounds);
    const { best, played, likeliest, comparison: found, favourite } = decision;
    const isClear = isClearlyBetter(found);
    if (isClear && method.prefers?.(replay, played, best) === true) return COSTS_NOTHING;
    const second = isClear
      ? compareAgain(decision, replay, this.valuer, this.#plan.roundsToConfirm(rounds))
      : undefined;
    const isSmall = favourite !== undefined && second === undefined;
    return {
      cost: costOfDecision({ found, second, favourite }, measure),
      mistake: isConfirmed(second) ? this.#mistake(replay, best, measure.counted(second)) : undefined,
      small: isSmall
        ? { at: replay.at, best: likeliest, played, rounds: this.#plan.roundsForSmallLoss(rounds) }
        : undefined,
    };
  }

  #mistake({ at }: GameReplay, best: Move, wins: Mistake['wins']): Mistake {
    return { at, better: movesOf(this.#tools, best), wins };
  }

  /** Judges the last move where all cards were known: whether it kept a win or threw it away. `before`: proven. */
  judgeProven(replay: GameReplay, before: number): JudgedDecision | undefined {
    if (before === 0) return undefined;
    const at = replay.at - 1;
    const after = this.proven(replay) ?? before;
    const cost = { lost: before - after, had: before };
    if (after > 0) return { cost };
    const slip = this.#review.slips.find((each) => each.at === at && each.wins === undefined);
    const wins = { better: 1, played: 0, of: 1, by: 'solver' } as const;
    return { cost, mistake: { at, better: slip?.better ?? [], wins } };
  }

  /** Looks at a small loss again in other worlds, where what was luck vanishes; returns its new cost. */
  lookAgain(cost: Cost, { rounds, ...compared }: SmallLoss, replay: GameReplay): Cost {
    return withSecondLook(cost, compareAgain(compared, replay, this.valuer, rounds), this.valuer.measure);
  }
}
