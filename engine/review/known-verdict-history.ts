import { playedWordsOf } from '../session/log-words.ts';
import { dealKey, type Saved } from '../session/saved-game.ts';
import { type KnownVerdict, lostFrom } from './verdict-history.ts';

/**
 * The verdicts on the positions of a game, by the moves of the player, including undone ones. They hold for other saves
 * as far as the moves are the same.
 */
export class KnownVerdictHistory {
  readonly #deal: string;
  /** The player's moves, each with the automatic moves after it. */
  readonly #moves: readonly string[];
  readonly known: readonly (KnownVerdict | undefined)[];

  private constructor(deal: string, moves: readonly string[], known: readonly (KnownVerdict | undefined)[]) {
    this.#deal = deal;
    this.#moves = moves;
    this.known = known;
  }

  static of(saved: Saved, known: readonly (KnownVerdict | undefined)[] = []): KnownVerdictHistory {
    return new KnownVerdictHistory(dealKey(saved), playedWordsOf(saved.moves), known);
  }

  /**
   * Returns the verdicts that hold for a game after `at` moves; from a lost position every move leads to a lost one.
   */
  continued(saved: Saved, at: number): KnownVerdictHistory {
    const next = KnownVerdictHistory.of(saved);
    if (next.#deal !== this.#deal) return next;
    const other = next.#moves.findIndex((move, i) => move !== this.#moves[i]);
    const known = other < 0 ? [...this.known] : this.known.slice(0, other + 1);
    const lost = known.indexOf('lost');
    if (lost < 0 || lost > at) return KnownVerdictHistory.of(saved, known);
    return KnownVerdictHistory.of(saved, lostFrom(known, lost, at));
  }

  /** Replaces the verdicts on the first positions. */
  with(known: readonly (KnownVerdict | undefined)[], saved: Saved): KnownVerdictHistory {
    return KnownVerdictHistory.of(saved, [...known, ...this.known.slice(known.length)]);
  }

  /** Returns the last position up to `at` that is known to be won; undefined: none. */
  lastWon(at: number): number | undefined {
    const found = this.known.slice(0, at + 1).lastIndexOf('won');
    return found < 0 ? undefined : found;
  }
}
