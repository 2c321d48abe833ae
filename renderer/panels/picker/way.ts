import type { OptionsKey } from '../../../engine/index.ts';

/** Options of a game that go together and have a name. */
export interface Way {
  readonly name: string;
  readonly options: OptionsKey;
}

/** A way by one of a game's answers, with all that may be said of it when it is sought. */
export interface Answered {
  readonly way: Way;
  readonly says: string;
}
