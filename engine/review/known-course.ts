import { playedWordsOf } from '../session/log-words.ts';
import { dealKey, type Saved } from '../session/saved-game.ts';
import { type KnownVerdict, lostFrom } from './course.ts';

/**
 * What is known of the positions of a game, by the player's moves, as far as its moves are the same: those taken back
 * included.
 */
export class KnownCourse {
  readonly #deal: string;
  /** The player's moves, each with what was made by itself after it. */
  readonly #moves: readonly string[];
  readonly known: readonly (KnownVerdict | undefined)[];

  private constructor(deal: string, moves: readonly string[], known: readonly (KnownVerdict | undefined)[]) {
    this.#deal = deal;
    this.#moves = moves;
    this.known = known;
  }

  static of(saved: Saved, known: readonly (KnownVerdict | undefined)[] = []): KnownCourse {
    return new KnownCourse(dealKey(saved), playedWordsOf(saved.moves), known);
  }

  /** What of it holds for a game as it stands after `at` moves; from a lost position every move leads to a lost one. */
  goneOn(saved: Saved, at: number): KnownCourse {
    const next = KnownCourse.of(saved);
    if (next.#deal !== this.#deal) return next;
    const other = next.#moves.findIndex((move, i) => move !== this.#moves[i]);
    const known = other < 0 ? [...this.known] : this.known.slice(0, other + 1);
    const lost = known.indexOf('lost');
    if (lost < 0 || lost > at) return KnownCourse.of(saved, known);
    return KnownCourse.of(saved, lostFrom(known, lost, at));
  }

  /** With what is known besides of its first positions. */
  with(known: readonly (KnownVerdict | undefined)[], saved: Saved): KnownCourse {
    return KnownCourse.of(saved, [...known, ...this.known.slice(known.length)]);
  }

  /** The last position known to be won of the first `at`, that one included. */
  lastWon(at: number): number | undefined {
    const found = this.known.slice(0, at + 1).lastIndexOf('won');
    return found < 0 ? undefined : found;
  }
}
