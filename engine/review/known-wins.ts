import { makeMove, type Move } from '../model/move.ts';
import { bareWord } from '../session/log-words.ts';
import { dealKey, movesMade, type Saved } from '../session/saved-game.ts';
import type { WayOn } from './way-on.ts';

/** How many moves may have been made along a known win since it was last asked for. */
const MAX_MOVES_SINCE = 20;

/** The wins known of one deal, by the moves that stand. */
export class KnownWins {
  #deal = '';
  readonly #wins = new Map<string, WayOn>();
  #last: WayOn | undefined;

  /** The last one noted of that deal. */
  lastOf(saved: Saved): WayOn | undefined {
    return dealKey(saved) === this.#deal ? this.#last : undefined;
  }

  /** Those of another deal are forgotten. */
  note(win: WayOn): void {
    const deal = dealKey(win.from);
    if (deal !== this.#deal) this.#wins.clear();
    this.#deal = deal;
    this.#last = win;
    this.#wins.set(keyOf(movesMade(win.from)), win);
  }

  /**
   * The moves of a win from there, known as it stands or by having come there along a known one; undefined where none
   * is known.
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

/** Whether the moves made are the first of the win; those made by themselves are marked. */
const isAlong = (win: readonly Move[], made: readonly string[]): boolean =>
  made.every((move, at) => win[at] !== undefined && makeMove(win[at]) === bareWord(move));

const keyOf = (made: readonly string[]): string => made.join(' ');
