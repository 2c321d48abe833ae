import type { DealSearchProgress } from '../../../engine/search.ts';
import type { KeptGame } from '../../../preload/api.ts';

/** Asks whether to give up a game: the one on the table, or a saved one in progress. */
export interface LossDialog {
  readonly kind: 'loss';
  readonly about: 'table' | 'kept';
  readonly answer: (yes: boolean) => void;
}

/** Shows a slow search for a deal. */
export interface SearchDialog {
  readonly kind: 'search';
  /** undefined: not known yet. */
  readonly progress: DealSearchProgress | undefined;
  readonly cancel: () => void;
}

/** Asks which version to keep of a game that was continued here, while the host was away, and in another window. */
export interface ForkDialog {
  readonly kind: 'fork';
  readonly here: KeptGame;
  readonly there: KeptGame;
  readonly answer: (choice: 'here' | 'there') => void;
}

/** Shows the rules of another player's game that is new to this player, before it is played or watched. */
export interface IntroductionDialog {
  readonly kind: 'introduction';
  readonly id: string;
  /** It came with moves to be watched. */
  readonly isWatched: boolean;
  readonly answer: (yes: boolean) => void;
}

/** A dialog over everything else. */
export type OpenDialog = LossDialog | SearchDialog | ForkDialog | IntroductionDialog;
