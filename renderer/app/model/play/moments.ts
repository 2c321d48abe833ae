import { makeTimes, parseTimes } from '../../../../engine/index.ts';

/** When each of the moves that count was made, in milliseconds of play; unknown where not all of them were heard of. */
export class Moments {
  #known: number[] | undefined;

  constructor(moves: number, kept = '') {
    const known = parseTimes(kept, moves);
    this.#known = known && [...known];
  }

  /** To be called when so many moves stand, at that moment of play. */
  follow(moves: number, now: number): void {
    if (moves === 0) this.#known = [];
    const known = this.#known;
    if (!known) return;
    known.length = Math.min(known.length, moves);
    while (known.length < moves) known.push(now);
  }

  /** As it is kept and shared; '' where it is not known, or no move was made. */
  get text(): string {
    return makeTimes(this.#known ?? []);
  }
}
