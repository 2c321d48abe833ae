import { DealTrials, cpuSeconds, LONGER, LOWERED_SHARE, SECONDS } from './deal-trials.ts';
import { type VersionResults, isUntried, openShare } from './found.ts';
import type { Finding } from './journal.ts';
import type { NamedWay } from './ways.ts';

/** The most deals of one version in a turn, and the CPU seconds after which another version may have its turn. */
const DEALS_A_TURN = 20;
const SECONDS_A_TURN = 1;

/** Deals that are left to try, a turn at a time. */
export interface Work {
  readonly isWhole: boolean;
  /**
   * CPU seconds until it is whole, estimated from the deals tried so far, or before that from the share known to stay
   * open.
   */
  readonly secondsLeft: number;
  turn: () => Iterable<Finding>;
}

/** The deals left to try of one way. */
export class WayWork implements Work {
  readonly #key: string;
  readonly #way: NamedWay;
  readonly #found: VersionResults;
  /** Whether open deals are searched again, with more positions. */
  readonly #isAgain: boolean;
  readonly #left: readonly number[];
  #asked = 0;
  #seconds = 0;

  constructor(key: string, way: NamedWay, found: VersionResults, left: readonly number[], isAgain: boolean) {
    this.#key = key;
    this.#way = way;
    this.#found = found;
    this.#isAgain = isAgain;
    this.#left = left;
  }

  get isWhole(): boolean {
    return this.#asked === this.#left.length;
  }

  get secondsLeft(): number {
    return (this.#asked === 0 ? this.#expected : this.#seconds / this.#asked) * (this.#left.length - this.#asked);
  }

  /** CPU seconds of a deal before any was tried: an open one uses up its positions. */
  get #expected(): number {
    if (this.#isAgain) return SECONDS * LONGER;
    return SECONDS * openShare(this.#found.verdicts) * (this.#found.isLowered ? LOWERED_SHARE : 1);
  }

  *turn(): Generator<Finding, void> {
    const asking = new DealTrials(this.#way.game, this.#way.options);
    const before = this.#seconds;
    for (let nth = 0; nth < DEALS_A_TURN && !this.isWhole && this.#seconds - before < SECONDS_A_TURN; nth++) {
      const begun = cpuSeconds();
      const finding = this.#ask(asking, this.#left[this.#asked]!);
      this.#seconds += cpuSeconds() - begun;
      this.#asked++;
      yield finding;
    }
  }

  #ask(asking: DealTrials, deal: number): Finding {
    const { positions, verdicts, wins } = this.#found;
    const [known, won] = [letterOf(verdicts, deal), letterOf(wins, deal)];
    const played = won === '.' ? asking.wins(deal) : Number(won);
    const verdict = this.#isAgain
      ? lateLetter(asking.verdict(deal, played, LONGER * positions, 'p'))
      : isUntried(known)
        ? asking.verdict(deal, played, positions, 'o')
        : known;
    return { way: this.#key, deal, verdict, wins: won === '.' ? played : undefined };
  }
}

/**
 * Tries what is left of every way, always of the one that will be whole soonest: however early it ends, as many ways as
 * possible have whole figures.
 */
export function* soonestFirst(works: readonly Work[]): Generator<Finding, void> {
  const left = new Set(works.filter(({ isWhole }) => !isWhole));
  while (left.size > 0) {
    const next = [...left].reduce((least, work) => (work.secondsLeft < least.secondsLeft ? work : least));
    yield* next.turn();
    if (next.isWhole) left.delete(next);
  }
}

/** Returns the letter of a verdict that took a longer search. */
const lateLetter = (letter: string): string => (letter === 'w' || letter === 'l' ? letter.toUpperCase() : letter);

/** Returns the letter of a deal, `.` if it is unknown. */
export const letterOf = (letters: string, deal: number): string => letters[deal - 1] ?? '.';
