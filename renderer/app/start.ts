import { KnownWins } from '../../engine/search.ts';
import type { Bridge, Command } from '../../preload/api.ts';
import { Analysis } from './actions/analysis/analysis.ts';
import { Guard } from './actions/analysis/guard.ts';
import { Hints } from './actions/analysis/hints.ts';
import { prepareWhenIdle } from './actions/analysis/prepare.ts';
import { Prospects } from './actions/analysis/prospects.ts';
import { Whys } from './actions/analysis/whys.ts';
import { PlayerActions } from './actions/cards/player-actions.ts';
import { Games } from './actions/game/games.ts';
import { Lifecycle } from './actions/game/lifecycle.ts';
import { OneAtATime } from './actions/game/one-at-a-time.ts';
import { Opening } from './actions/game/opening.ts';
import { Tabletop } from './actions/game/tabletop.ts';
import { Timing } from './actions/game/timing.ts';
import { lendHands } from './actions/hands/hands.ts';
import { makeCommands } from './actions/input/commands.ts';
import { KeyboardPlay } from './actions/input/keyboard-play.ts';
import { keyboardViewOf } from './actions/input/keyboard-view.ts';
import { listenToWindow } from './actions/input/window-events.ts';
import { Ghosts } from './actions/watching/ghosts.ts';
import { Lessons } from './actions/watching/lessons.ts';
import { Replays } from './actions/watching/replays.ts';
import { Watching } from './actions/watching/watching.ts';
import type { App } from './app.ts';
import type { Workers } from './model/workers.ts';
import { makeState } from './model/app-state.ts';
import { Disposables } from './model/disposables.ts';
import type { State } from './model/state.ts';
import { type LookForDeal, type MakeSearchWorker, SearchWorker } from './services/analysis/search-worker.ts';
import { DealChooser } from './services/deals/deal-chooser.ts';
import { askLessonOf } from './services/lesson/ask-lesson.ts';
import type { FetchFamilies } from './services/milestones/families.ts';
import { Wins } from './services/milestones/wins.ts';
import { Dialogs } from './services/page/dialogs.ts';
import { Notices } from './services/page/notices.ts';
import { Page } from './services/page/page.ts';
import { Panels } from './services/page/panels.ts';
import { Preferences } from './services/page/preferences.ts';
import { watchCardSets } from './services/card-sets/watch-sets.ts';
import { OwnPictures } from './services/pictures/own-pictures.ts';
import type { FetchGameRules } from '../words/table/game-rules.ts';

// All workers of the program are made here; none is made before it has work.

const WORKERS: Workers = {
  cardSet: () => new Worker(new URL('./services/card-sets/set.worker.ts', import.meta.url), { type: 'module' }),
  lesson: () => new Worker(new URL('./services/lesson/lesson.worker.ts', import.meta.url), { type: 'module' }),
  odds: () => new Worker(new URL('./services/odds/odds.worker.ts', import.meta.url), { type: 'module' }),
  picture: () => new Worker(new URL('./services/pictures/picture.worker.ts', import.meta.url), { type: 'module' }),
  shuffle: () => new Worker(new URL('./services/fairness/shuffle.worker.ts', import.meta.url), { type: 'module' }),
};

const makeSearchWorker: MakeSearchWorker = () =>
  new SearchWorker(
    () => new Worker(new URL('./services/analysis/worker/search.worker.ts', import.meta.url), { type: 'module' }),
  );

/** The program as its window uses it. */
export interface Program {
  readonly app: App;
  readonly actions: PlayerActions;
  readonly keyboard: KeyboardPlay;
  readonly lessons: Lessons;
  readonly run: (command: Command) => void;
  /** Ends all that the program listens to and has started; it saves nothing. */
  readonly dispose: () => void;
}

/** Functions that fetch data from the games' pages of rules. */
interface Fetched {
  readonly families: FetchFamilies;
  /** Returns a game's goal in English; '' where the page can't be fetched. */
  readonly rulesOf: FetchGameRules;
}

/** Puts the program together and listens to its window. */
export function start(bridge: Bridge, first: State, { families, rulesOf }: Fetched): Program {
  const [searches, losing] = [makeSearchWorker(), makeSearchWorker()];
  const app = makeApp(bridge, first, { look: searches.look, families, workers: WORKERS, makeSearchWorker });
  for (const searching of [searches, losing]) app.disposables.add(() => searching.close());
  new Wins(app, families).begin();
  new Ghosts(app).begin();
  const hints = new Hints(app, searches.advise);
  const actions = new PlayerActions({ ...app, rulesOf }, hints, new Guard(app, losing));
  const keyboard = new KeyboardPlay(keyboardViewOf(app), actions);
  const lessons = new Lessons({ ...app, ask: askLessonOf(WORKERS.lesson), rulesOf });
  const wins = new KnownWins();
  const analysis = new Analysis(app, searches.seek, wins);
  const prospects = new Prospects({ ...app, actions, judge: searches.judge, wins });
  const whys = new Whys(app, searches.why);
  prepareWhenIdle(app, searches);
  const run = makeCommands({ ...app, actions, analysis, prospects, whys, lessons });
  listenToWindow(app, keyboard, run);
  lendHands({ parts: app, keyboard, actions, run });
  return { app, actions, keyboard, lessons, run, dispose: () => app.disposables.dispose() };
}

/** What the parts need from outside the program. */
interface Outside {
  /** Finds deals that are in no list. */
  readonly look: LookForDeal;
  readonly families: FetchFamilies;
  readonly workers: Workers;
  readonly makeSearchWorker: MakeSearchWorker;
}

/** Makes all parts except those that handle the player's input. */
export function makeApp(bridge: Bridge, first: State, { look, families, workers, makeSearchWorker }: Outside): App {
  const disposables = new Disposables();
  const state = makeState(first);
  const notices = new Notices(state);
  const page = new Page({ state, disposables });
  const dialogs = new Dialogs(state);
  const panels = new Panels(bridge, state);
  const preferences = new Preferences({ bridge, state, notices });
  const pictures = new OwnPictures({ bridge, state, preferences, workers, disposables });
  watchCardSets({ bridge, state, preferences, disposables });
  const tabletop = new Tabletop(state);
  const lifecycle = new Lifecycle({ bridge, state, page, notices, dialogs, tabletop, families, preferences });
  const timing = new Timing({ state, page, notices, panels, lifecycle, disposables });
  const queue = new OneAtATime();
  const chooser = new DealChooser({ dialogs, notices, preferences, look, disposables });
  const opening = new Opening({ bridge, state, page, notices, preferences, tabletop, lifecycle, chooser });
  const games = new Games({ bridge, state, notices, tabletop, lifecycle, opening, chooser, queue });
  const watching = new Watching({ state, page, tabletop, lifecycle, disposables });
  const replays = new Replays({ state, page, notices, tabletop, lifecycle, games, queue, watching });
  return {
    bridge,
    state,
    notices,
    page,
    dialogs,
    panels,
    preferences,
    pictures,
    tabletop,
    lifecycle,
    timing,
    games,
    watching,
    replays,
    queue,
    families,
    workers,
    makeSearchWorker,
    disposables,
  };
}
