import type { Luck } from './knowable.ts';
import { Sample } from './value/sample.ts';
import type { Valuer } from './value/valuer.ts';
import type { Walk } from './walk.ts';

/** Luck is named from so much on, by so many standard errors. */
const MIN_LUCK = 0.08;
const CLEAR = 3;
/** Where luck shows, so many times more worlds are looked at. */
const MORE = 4;

/** What a position came to. */
interface Look {
  readonly share: number;
  readonly mean: number;
  /** Undefined where it is proven, or was before. */
  readonly sample: Sample | undefined;
}

/** What a game was worth from position to position, by what had been seen. */
export class Foresight {
  /** The share of games that was won from each position; 0 is the deal. */
  readonly shares: number[] = [];
  /**
   * How much less each move left, in the mean: by it moves are told apart that are worth looking at. What it showed has
   * no part in that where luck is looked for.
   */
  readonly falls: number[] = [];
  /** The moves that come to what looked best. */
  readonly best = new Set<number>();
  readonly luck: Luck[] = [];
  readonly #walk: Walk;
  readonly #valuer: Valuer;
  readonly #worlds: number;
  readonly #proven: (walk: Walk) => number | undefined;
  #here: Look;

  /** `worlds`: that each position is looked at in. `proven`: what is known of a position for sure. */
  constructor(walk: Walk, valuer: Valuer, worlds: number, proven: (walk: Walk) => number | undefined) {
    this.#walk = walk;
    this.#valuer = valuer;
    this.#worlds = worlds;
    this.#proven = proven;
    this.#here = this.#look();
    this.shares.push(this.#here.share);
  }

  /** Makes the next move and looks at what comes of it; false when the rules no longer allow it. */
  step(): boolean {
    const walk = this.#walk;
    const before = this.#here;
    const ahead = new Sample(walk, this.#valuer, [walk.next!]);
    const unseen = walk.unseen.length;
    const behind = before.sample && this.#valuer.behind(walk);
    if (behind === 0) this.best.add(walk.at);
    if (!walk.go()) return false;
    // What comes to the best that could be reached, and shows nothing, leaves what there was.
    const after = behind === 0 && walk.unseen.length === unseen ? before : this.#look(before);
    const shows = this.#valuer.by === 'play' && walk.unseen.length < unseen && before.sample !== undefined;
    this.falls.push(behind ?? before.mean - (shows ? ahead.upTo(this.#worlds).mean : after.mean));
    if (shows && (behind === undefined || isApart(before, after))) this.#noteLuck(ahead, after.sample);
    this.shares.push(after.share);
    this.#here = after;
    return true;
  }

  #look(before?: Look): Look {
    const proven = this.#proven(this.#walk);
    if (proven !== undefined) return { share: proven, mean: proven, sample: undefined };
    if (before && before.sample === undefined) return before;
    const sample = new Sample(this.#walk, this.#valuer).upTo(this.#worlds);
    return { share: sample.share, mean: sample.mean, sample };
  }

  /**
   * The move before has shown cards. `ahead`: its worth before they were seen; `seen`: with them, undefined where that
   * is proven.
   */
  #noteLuck(ahead: Sample, seen: Sample | undefined): void {
    const after = (seen ?? new Sample(this.#walk, this.#valuer)).upTo(this.#worlds);
    ahead.upTo(this.#worlds);
    const rough = Math.abs(after.share - ahead.share);
    if (rough < Math.max(MIN_LUCK, Math.hypot(after.error, ahead.error))) return;
    const more = MORE * this.#worlds;
    const by = after.upTo(more).share - ahead.upTo(more).share;
    const clear = CLEAR * Math.hypot(after.error, ahead.error);
    if (Math.abs(by) > Math.max(MIN_LUCK, clear)) {
      this.luck.push({ at: this.#walk.at - 1, by: Math.round(by * 100) / 100 });
    }
  }
}

/** Whether two looks differ by more than chance has them differ most often. */
const isApart = (one: Look, other: Look): boolean =>
  Math.abs(one.share - other.share) >= Math.hypot(one.sample?.error ?? 0, other.sample?.error ?? 0);
