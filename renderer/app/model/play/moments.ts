import { makeTimes, parseTimes } from '../../../../engine/text.ts';

/**
 * When each of the current moves was made, in milliseconds of play. All times are unknown if one of them is missing.
 */
export class Moments {
  #known: number[] | undefined;

  constructor(moves: number, kept = '') {
    const known = parseTimes(kept, moves);
    this.#known = known && [...known];
  }

  /** Must be called when the game has `moves` moves. Moves added since the last call get the time `now`. */
  follow(moves: number, now: number): void {
    if (moves === 0) this.#known = [];
    const known = this.#known;
    if (!known) return;
    known.length = Math.min(known.length, moves);
    while (known.length < moves) known.push(now);
  }

  /** The times as text, as they are saved and shared; '' where they are unknown, or no move was made. */
  get text(): string {
    return makeTimes(this.#known ?? []);
  }
}
