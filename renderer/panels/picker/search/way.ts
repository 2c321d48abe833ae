import type { OptionsKey } from '../../../../engine/rules.ts';

/** A named set of a game's options. */
export interface Way {
  readonly name: string;
  readonly options: OptionsKey;
}

/** A way to play by one value of an option, with all words by which it can be found. */
export interface SearchableWay {
  readonly way: Way;
  readonly says: string;
}
