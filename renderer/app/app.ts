import type { Bridge } from '../../preload/api.ts';
import type { LookForDeal } from './analysis/search-worker.ts';
import { DealChooser } from './deals/deal-chooser.ts';
import { Games } from './game/games.ts';
import { Lifecycle } from './game/lifecycle.ts';
import { OneAtATime } from './game/one-at-a-time.ts';
import { Opening } from './game/opening.ts';
import { Replays } from './replay/replays.ts';
import { Tabletop } from './game/tabletop.ts';
import { Timing } from './game/timing.ts';
import type { FetchFamilies } from './milestones/families.ts';
import { Page } from './page.ts';
import { OwnPictures } from './pictures/own-pictures.ts';
import { type AppState, makeState } from './state/app-state.ts';
import { Notices } from './state/notices.ts';
import { Panels } from './state/panels.ts';
import { Preferences } from './state/preferences.ts';
import type { State } from './state/state.ts';

/** The parts of the program, each handed those it needs. Nothing is decided here. */
export interface App {
  readonly bridge: Bridge;
  readonly state: AppState;
  readonly notices: Notices;
  readonly page: Page;
  readonly panels: Panels;
  readonly preferences: Preferences;
  readonly pictures: OwnPictures;
  readonly tabletop: Tabletop;
  readonly lifecycle: Lifecycle;
  readonly timing: Timing;
  readonly games: Games;
  readonly replays: Replays;
  /** A game is being entered, or a question waits: another wish would be passed over. */
  readonly turns: OneAtATime;
  readonly families: FetchFamilies;
}

/** `look`: looks for deals that no list tells of. */
export function makeApp(
  bridge: Bridge,
  first: State,
  look: LookForDeal,
  families: FetchFamilies = () => Promise.resolve(new Map()),
): App {
  const state = makeState(first);
  const notices = new Notices(state);
  const page = new Page(state);
  const panels = new Panels(bridge, state);
  const preferences = new Preferences({ bridge, state, notices });
  const pictures = new OwnPictures({ bridge, state, preferences });
  const tabletop = new Tabletop(state);
  const lifecycle = new Lifecycle({ bridge, state, page, notices, panels, tabletop, families });
  const timing = new Timing({ state, page, notices, panels, lifecycle });
  const turns = new OneAtATime();
  const chooser = new DealChooser({ state, notices, preferences, look });
  const opening = new Opening({ bridge, state, page, notices, preferences, tabletop, lifecycle, chooser });
  const games = new Games({ bridge, state, notices, tabletop, lifecycle, opening, chooser, turns });
  const replays = new Replays({ state, page, notices, tabletop, lifecycle, games, turns });
  return {
    bridge,
    state,
    notices,
    page,
    panels,
    preferences,
    pictures,
    tabletop,
    lifecycle,
    timing,
    games,
    replays,
    turns,
    families,
  };
}
