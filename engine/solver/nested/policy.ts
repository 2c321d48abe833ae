import type { Rollout } from '../../search/playouts/rollout.ts';

/** Weights stay between this and its negative, so that no factor becomes 0. */
const MAX_WEIGHT = 300;

/** How much likelier each move is than it was before anything was learnt, by its code. */
export class Policy {
  /** The exponentials of the weights. */
  readonly factors: Float64Array;
  readonly #weights: Float64Array;
  readonly #changes: Float64Array;

  constructor(codes: number) {
    this.#weights = new Float64Array(codes);
    this.#changes = new Float64Array(codes);
    this.factors = new Float64Array(codes).fill(1);
  }

  forget(): void {
    this.#weights.fill(0);
    this.factors.fill(1);
  }

  copy(from: Policy): void {
    this.#weights.set(from.#weights);
    this.factors.set(from.factors);
  }

  /** Makes the moves of a game likelier, at the cost of those they were chosen among. */
  learn({ choices, codes, firsts, among, biases }: Rollout): void {
    const factors = this.factors;
    const changes = this.#changes;
    for (let choice = 0; choice < choices; choice++) {
      const [first, next] = [firsts[choice]!, firsts[choice + 1]!];
      let sum = 0;
      for (let i = first; i < next; i++) sum += factors[among[i]!]! * biases[i]!;
      for (let i = first; i < next; i++) changes[among[i]!]! -= (factors[among[i]!]! * biases[i]!) / sum;
      changes[codes[choice]!]! += 1;
    }
    const last = firsts[choices]!;
    for (let i = 0; i < last; i++) {
      const code = among[i]!;
      if (changes[code] === 0) continue;
      const weight = Math.max(-MAX_WEIGHT, Math.min(MAX_WEIGHT, this.#weights[code]! + changes[code]!));
      this.#weights[code] = weight;
      factors[code] = Math.exp(weight);
      changes[code] = 0;
    }
  }
}
