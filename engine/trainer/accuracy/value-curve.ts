import type { Luck } from './knowable.ts';
import { Sample } from '../value/sample.ts';
import type { Valuer } from '../value/valuer.ts';
import type { GameReplay } from '../../hints/base/replay.ts';

/** A change of the share won is named as luck if it is at least this large, and exceeds this many standard errors. */
const MIN_LUCK = 0.08;
const CLEAR_ERRORS = 3;
/** The number of worlds is multiplied by this where luck shows. */
const LUCK_WORLDS_FACTOR = 4;

/** The value of a position. */
interface PositionValue {
  readonly share: number;
  readonly mean: number;
  /** Undefined where the value is proven, for this position or an earlier one. */
  readonly sample: Sample | undefined;
}

/** Follows the value of a game from position to position, by what its player had seen. */
export class ValueCurve {
  /** The share of games won from each position; the first is the deal. */
  readonly shares: number[] = [];
  /**
   * By how much each move lowered the mean value, to choose the moves to compare. Where luck is examined, cards that a
   * move showed are left out.
   */
  readonly falls: number[] = [];
  /** Indices of the moves that lead to the end that looked best. */
  readonly best = new Set<number>();
  readonly luck: Luck[] = [];
  readonly #replay: GameReplay;
  readonly #valuer: Valuer;
  readonly #worlds: number;
  readonly #proven: (replay: GameReplay) => number | undefined;
  #here: PositionValue;

  /** `worlds`: sampled worlds per position. `proven`: returns the proven value of a position; undefined: none. */
  constructor(replay: GameReplay, valuer: Valuer, worlds: number, proven: (replay: GameReplay) => number | undefined) {
    this.#replay = replay;
    this.#valuer = valuer;
    this.#worlds = worlds;
    this.#proven = proven;
    this.#here = this.#look();
    this.shares.push(this.#here.share);
  }

  /** Makes the next move and values the position after it; returns false when the rules no longer allow the move. */
  step(): boolean {
    const replay = this.#replay;
    const before = this.#here;
    const ahead = new Sample(replay, this.#valuer, [replay.next!]);
    const unseen = replay.unseen.length;
    const behind = before.sample && this.#valuer.method.lines?.behind(replay, replay.next!);
    if (behind === 0) this.best.add(replay.at);
    if (!replay.go()) return false;
    // A move towards the best end keeps the value unless it shows a card.
    const after = behind === 0 && replay.unseen.length === unseen ? before : this.#look(before);
    const shows = this.#valuer.measure.namesLuck && replay.unseen.length < unseen && before.sample !== undefined;
    this.falls.push(behind ?? before.mean - (shows ? ahead.upTo(this.#worlds).mean : after.mean));
    if (shows && (behind === undefined || isApart(before, after))) this.#noteLuck(ahead, after.sample);
    this.shares.push(after.share);
    this.#here = after;
    return true;
  }

  #look(before?: PositionValue): PositionValue {
    const proven = this.#proven(this.#replay);
    if (proven !== undefined) return { share: proven, mean: proven, sample: undefined };
    if (before && before.sample === undefined) return before;
    const sample = new Sample(this.#replay, this.#valuer).upTo(this.#worlds);
    return { share: sample.share, mean: sample.mean, sample };
  }

  /**
   * Notes luck where the last move showed cards. `ahead`: the move's value before they were seen; `seen`: with them,
   * undefined where that is proven.
   */
  #noteLuck(ahead: Sample, seen: Sample | undefined): void {
    const after = (seen ?? new Sample(this.#replay, this.#valuer)).upTo(this.#worlds);
    ahead.upTo(this.#worlds);
    const rough = Math.abs(after.share - ahead.share);
    if (rough < Math.max(MIN_LUCK, Math.hypot(after.error, ahead.error))) return;
    const more = LUCK_WORLDS_FACTOR * this.#worlds;
    const by = after.upTo(more).share - ahead.upTo(more).share;
    const clear = CLEAR_ERRORS * Math.hypot(after.error, ahead.error);
    if (Math.abs(by) > Math.max(MIN_LUCK, clear)) {
      this.luck.push({ at: this.#replay.at - 1, by: Math.round(by * 100) / 100 });
    }
  }
}

/** Whether two looks differ by at least the standard error of their difference. */
const isApart = (one: PositionValue, other: PositionValue): boolean =>
  Math.abs(one.share - other.share) >= Math.hypot(one.sample?.error ?? 0, other.sample?.error ?? 0);
