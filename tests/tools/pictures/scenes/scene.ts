import type { Page } from 'playwright';

/** Something to take a picture of, beginning at a game in its first deal. */
export interface Scene {
  readonly game: string;
  readonly set: (page: Page) => Promise<void>;
  /** Shown to a player who has just come: nothing was played or saved, and lessons are offered. */
  readonly newcomer?: true;
  /** What it leaves behind can't be put away: the next scene has a page of its own. */
  readonly spoils?: true;
}

/** By the name of their picture. */
export type Scenes = Readonly<Record<string, Scene>>;
