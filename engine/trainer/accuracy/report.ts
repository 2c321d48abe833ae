import type { GameReplay } from '../../hints/base/replay.ts';
import { accuracyOf, type Cost, isDoubtful } from './accuracy.ts';
import type { ValueCurve } from './value-curve.ts';
import type { Knowable, Mistake } from './knowable.ts';
import type { JudgedDecision, ReviewValue } from './value.ts';

/** Collects what a review found. */
export class AccuracyReport {
  readonly #mistakes: Mistake[] = [];
  readonly #costs: Cost[] = [];
  /** The small losses, with the indices of their costs. */
  readonly #small: { readonly loss: NonNullable<JudgedDecision['small']>; readonly cost: number }[] = [];
  #passed = 0;

  note({ cost, mistake, small }: JudgedDecision): void {
    if (small) this.#small.push({ loss: small, cost: this.#costs.length });
    this.#costs.push(cost);
    if (mistake) this.#mistakes.push(mistake);
  }

  /** Counts a decision that there was no time to judge. */
  pass(): void {
    this.#passed++;
  }

  /**
   * Looks at small losses again, where their sum seems to be something but is in doubt. Yields the part done, from 0 to
   * 1.
   */
  *lookAgain(value: ReviewValue, replay: GameReplay): Generator<number, void, void> {
    if (!isDoubtful(this.#costs)) return;
    for (const [i, { loss, cost }] of this.#small.entries()) {
      while (replay.at < loss.at) replay.go();
      this.#costs[cost] = value.lookAgain(this.#costs[cost]!, loss, replay);
      yield (i + 1) / this.#small.length;
    }
  }

  /** Returns the whole review. `end`: the game at its end. */
  knowable(value: ReviewValue, { shares, luck }: ValueCurve, end: GameReplay): Knowable {
    const { measure } = value.valuer;
    const stopped = inPercent(value.leftAtEnd(end));
    return {
      by: measure.by,
      shares: shares.map(inPercent),
      choices: this.#costs.length,
      passed: this.#passed,
      stopped,
      lastPass: end.lastPass,
      mistakes: this.#mistakes,
      luck,
      accuracy: accuracyOf(this.#costs, stopped, measure.whole),
    };
  }
}

const inPercent = (share: number): number => Math.round(share * 100) / 100;
