import { makeMove, type Move } from '../model/move.ts';
import { bareWord } from '../session/log-words.ts';
import { dealKey, movesMade, type Saved } from '../session/saved-game.ts';
import type { WinningLine } from './winning-line.ts';

/** A known win is followed for at most this many moves since it was noted. */
const MAX_MOVES_SINCE = 20;

/** The known wins of one deal, by the moves made before them. */
export class KnownWins {
  #deal = '';
  readonly #wins = new Map<string, WinningLine>();
  #last: WinningLine | undefined;

  /** Returns the last win noted of the save's deal; undefined: none. */
  lastOf(saved: Saved): WinningLine | undefined {
    return dealKey(saved) === this.#deal ? this.#last : undefined;
  }

  /** Notes a win, and forgets those of another deal. */
  note(win: WinningLine): void {
    const deal = dealKey(win.from);
    if (deal !== this.#deal) this.#wins.clear();
    this.#deal = deal;
    this.#last = win;
    this.#wins.set(keyOf(movesMade(win.from)), win);
  }

  /**
   * Returns the moves of a win from the save's position: a win noted there, or the rest of one that was followed to it;
   * undefined: none.
   */
  of(saved: Saved): readonly Move[] | undefined {
    if (dealKey(saved) !== this.#deal) return undefined;
    const made = movesMade(saved);
    for (let since = 0; since <= Math.min(MAX_MOVES_SINCE, made.length); since++) {
      const known = this.#wins.get(keyOf(made.slice(0, made.length - since)))?.moves;
      if (known && isAlong(known, made.slice(made.length - since))) return known.slice(since);
    }
    return undefined;
  }
}

/** Whether the moves made are the first of the win; automatic ones are marked in the log. */
const isAlong = (win: readonly Move[], made: readonly string[]): boolean =>
  made.every((move, at) => win[at] !== undefined && makeMove(win[at]) === bareWord(move));

const keyOf = (made: readonly string[]): string => made.join(' ');
