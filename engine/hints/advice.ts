import type { Move } from './engine.ts';
import type { Purpose } from './judgement.ts';

/** A move worth playing, and what is known of it. */
export interface Advice {
  readonly move: Move;
  /** What it is for: of the card that it brings to light, when it is a tap on the stock. */
  readonly purpose: Purpose;
  /**
   * - `wins`: a win is known that begins with it, so many moves long.
   * - `tried`: so many games were played on from it, cards that are not known lying by chance, and so many of them won.
   * - `look`: it shows cards and costs nothing.
   * - `judged`: it looks best.
   */
  readonly by:
    | { readonly kind: 'wins'; readonly moves: number }
    | { readonly kind: 'tried'; readonly won: number; readonly games: number }
    | { readonly kind: 'look' | 'judged' };
}

/** What is known of a position: hints, the best first, and whether no win is left, as far as all cards are known. */
export interface Advised {
  readonly advice: readonly Advice[];
  readonly lost: boolean;
}
