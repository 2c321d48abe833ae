import type { EaseChange, EaseDirection, Sampled } from '../../../../engine/search.ts';

/**
 * A task for a worker. `sample`: how often the game is won, in the deals after the first `after`, measured by `crew`
 * workers. `ease`: which of the games `others` are a little easier or harder.
 */
export type OddsTask =
  | {
      readonly kind: 'sample';
      readonly game: string;
      readonly after: number;
      readonly crew: number;
      /** The worker's place among the crew, if it is to start from recorded results of similar games. */
      readonly place?: number;
    }
  | {
      readonly kind: 'ease';
      readonly game: string;
      readonly others: readonly string[];
      readonly wanted: EaseDirection;
    };

export type SampledReply = { readonly kind: 'sampled'; readonly found: Sampled; readonly isEnough: boolean };
/** A result with the game's id in place of the game. */
export type EasedGame = Omit<EaseChange, 'game'> & { readonly game: string };

type EaseReply =
  | { readonly kind: 'easing'; readonly done: number }
  | { readonly kind: 'eased'; readonly found: readonly EasedGame[] };
export type OddsFailure = { readonly kind: 'failed' };

/** Messages of a worker; `eased` lists the games found, if any. */
export type OddsReply = SampledReply | EaseReply | OddsFailure;
