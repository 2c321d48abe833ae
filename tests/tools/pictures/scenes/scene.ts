import type { Page } from 'playwright';

/** A scene to take a picture of, beginning at a game in its first deal. */
export interface Scene {
  readonly game: string;
  readonly set: (page: Page) => Promise<void>;
  /** Whether it is shown to a new player: nothing was played or saved, and lessons are offered. */
  readonly newcomer?: true;
  /** Whether it leaves something that can't be cleared: the next scene gets a page of its own. */
  readonly spoils?: true;
  /** Whether it shows words that stay in the language in which they were said: it is set again for each language. */
  readonly told?: true;
}

/** Scenes by the name of their picture. */
export type Scenes = Readonly<Record<string, Scene>>;
