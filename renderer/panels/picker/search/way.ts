import type { OptionsKey } from '../../../../engine/rules.ts';

/** A named set of a game's options. */
export interface Way {
  readonly name: string;
  /** Its answers in words, where they are not its name. */
  readonly answered?: string;
  readonly options: OptionsKey;
}

/** A version set by one value of an option, with all words by which it can be found. */
export interface SearchableWay {
  readonly way: Way;
  readonly says: string;
}
