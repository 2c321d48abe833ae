import type { DealtGame } from '../../engine/legality/deal.ts';
import type { Answers } from '../../engine/model/game.ts';

export type Outcome = 'won' | 'lost' | 'unknown';

/** Plays a deal to its end, or finds out whether it can be won. */
export type Player = (dealt: DealtGame) => Outcome;

/** A published rate of wins, and a way to try it. */
export interface Claim {
  /** The name of the game's file. */
  readonly game: string;
  readonly answers: Answers;
  /** The rate in the words of its source, `1 in 20`. */
  readonly stated: string;
  /** The rate from 0 to 1. */
  readonly rate: number;
  /** How the deals are played or searched, in a few words. */
  readonly how: string;
  /** The cards that the player knows. */
  readonly sees: 'open cards' | 'all cards';
  /** Deals tried unless another number is given. */
  readonly deals: number;
  readonly play: Player;
}
