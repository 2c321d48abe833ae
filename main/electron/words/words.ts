import type { Language } from '../../../preload/api.ts';

/** Why Baize does not start, and what to do instead. `{by}` is the cause. */
export interface Refusing {
  readonly title: string;
  readonly text: readonly [matter: string, instead: string];
}

/** What the program says where no page is there whose catalogue could say it. */
export interface Words {
  readonly language: Language;
  /** Shown while the games are made ready. */
  readonly opening: string;
  /** Asked when the page has died twice. */
  readonly gone: Readonly<Record<'title' | 'text' | 'again' | 'quit', string>>;
  /** Asked while the page does not respond; its other button is that of `gone`. */
  readonly hung: Readonly<Record<'title' | 'text' | 'wait', string>>;
  /** Asked when the last save was refused. */
  readonly unsaved: Readonly<Record<'title' | 'text' | 'again' | 'stay' | 'quit', string>>;
  /** Shown when it was started with a switch that lets another program control it. */
  readonly steered: Refusing;
}
