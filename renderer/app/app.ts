import type { Bridge } from '../../preload/api.ts';
import type { Games } from './actions/game/games.ts';
import type { Lifecycle } from './actions/game/lifecycle.ts';
import type { OneAtATime } from './actions/game/one-at-a-time.ts';
import type { Replays } from './actions/watching/replays.ts';
import type { Watching } from './actions/watching/watching.ts';
import type { Tabletop } from './actions/game/tabletop.ts';
import type { Timing } from './actions/game/timing.ts';
import type { FetchFamilies } from './services/milestones/families.ts';
import type { Page } from './services/page/page.ts';
import type { OwnPictures } from './services/pictures/own-pictures.ts';
import type { AppState } from './model/app-state.ts';
import type { Disposables } from './model/disposables.ts';
import type { Workers } from './model/workers.ts';
import type { MakeSearchWorker } from './services/analysis/search-worker.ts';
import type { Notices } from './services/page/notices.ts';
import type { Dialogs } from './services/page/dialogs.ts';
import type { Panels } from './services/page/panels.ts';
import type { Preferences } from './services/page/preferences.ts';

/**
 * The parts of the program, which `start.ts` puts together. Each part and panel declares the ones that it needs; the
 * shell passes them to panels.
 */
export interface App {
  readonly bridge: Bridge;
  readonly state: AppState;
  readonly notices: Notices;
  readonly page: Page;
  readonly dialogs: Dialogs;
  readonly panels: Panels;
  readonly preferences: Preferences;
  readonly pictures: OwnPictures;
  readonly tabletop: Tabletop;
  readonly lifecycle: Lifecycle;
  readonly timing: Timing;
  readonly games: Games;
  readonly watching: Watching;
  readonly replays: Replays;
  /** Runs one action at a time: others are ignored while a game is being entered or a question is open. */
  readonly queue: OneAtATime;
  readonly families: FetchFamilies;
  readonly workers: Workers;
  readonly makeSearchWorker: MakeSearchWorker;
  /** Resources that are released when the program ends. */
  readonly disposables: Disposables;
}
