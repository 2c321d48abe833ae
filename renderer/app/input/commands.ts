import { KnownWins } from '../../../engine/index.ts';
import type { Command } from '../../../preload/api.ts';
import { sayGame } from '../../words/games.ts';
import { say } from '../../words/say.ts';
import type { App } from '../app.ts';
import type { PlayerActions } from '../game/player-actions.ts';
import { copy } from '../exchange/sharing.ts';
import { Analysis } from '../analysis/analysis.ts';
import { prepareWhenIdle } from '../analysis/prepare.ts';
import { Prospects } from '../analysis/prospects.ts';
import type { SearchWorker } from '../analysis/search-worker.ts';
import type { Lessons } from '../lesson/lessons.ts';
import { isFavourite } from '../state/favourites.ts';
import type { Panel } from '../state/state.ts';

/** Commands that play: they rest while a panel covers the table. */
const PLAYS: ReadonlySet<Command> = new Set([
  ...(['restart', 'undo', 'redo', 'hint', 'deal', 'all-home'] as const),
  ...(['solve', 'solution', 'way-back', 'pause'] as const),
]);

/** Commands about the game that waits under a replay. */
const OF_ONES_OWN: ReadonlySet<Command> = new Set(['new-as', 'deal-number', 'paste', 'options']);

/** One function for each command of the menu, the toolbar and the keys. */
export function makeCommands(
  app: App,
  actions: PlayerActions,
  searches: SearchWorker,
  lessons: Lessons,
): (command: Command) => void {
  const toggle = (panel: Panel) => () => void app.panels.open(app.state.panel === panel ? undefined : panel);
  const wins = new KnownWins();
  const analysis = new Analysis(app, searches.seek, wins);
  const prospects = new Prospects({ app, actions, judge: searches.judge, wins });
  prepareWhenIdle(app, searches);
  const act: Readonly<Record<Command, () => void>> = {
    new: () => void app.panels.open(undefined).then(() => app.games.newDeal()),
    'new-as': toggle('new'),
    choose: toggle('picker'),
    favourite: () => like(app),
    daily: toggle('daily'),
    milestones: toggle('milestones'),
    'deal-number': toggle('deal'),
    'copy-deal': () => void copy(app, 'deal'),
    'copy-game': () => void copy(app, 'game'),
    paste: toggle('deal'),
    restart: () => actions.restart(),
    undo: () => actions.undo(),
    redo: () => actions.redo(),
    hint: () => actions.hint(),
    deal: () => actions.deal(),
    'all-home': () => actions.collect(),
    solve: () => analysis.ask(),
    solution: () => analysis.solution(),
    'way-back': () => prospects.back(),
    statistics: toggle('statistics'),
    'keep-as': toggle('saved'),
    lesson: () => void lessons.begin(),
    rules: () => app.state.change({ rules: !app.state.rules }),
    'full-screen': () => void fullScreen(app),
    pause: () => app.timing.pause(),
    settings: toggle('settings'),
    options: toggle('options'),
    keys: toggle('keys'),
    about: toggle('about'),
  };
  return (command) => {
    const rests = app.panels.covering || (app.page.hidden && command !== 'pause');
    if (app.state.asking || app.state.looking || app.state.parted || (rests && PLAYS.has(command))) return;
    if (app.state.replay) return inReplay(app, command, () => act[command]());
    act[command]();
  };
}

/** While a game is watched, what steps through moves steps through its moves, and what plays rests. */
function inReplay(app: App, command: Command, act: () => void): void {
  const { replay, lesson } = app.state;
  const steps: Partial<Record<Command, () => void>> = {
    undo: () => (lesson ? lesson.back() : replay?.step(-1)),
    redo: () => (lesson ? lesson.next() : replay?.step(1)),
    restart: () => (lesson ? lesson.begin() : replay?.seek(0)),
  };
  if (steps[command]) return steps[command]();
  if (PLAYS.has(command)) return app.notices.tell(say('replay.hands'));
  if (OF_ONES_OWN.has(command)) app.replays.close();
  replay?.stop();
  lesson?.stop();
  act();
}

/** The game on the table becomes a favourite, or is one no longer. */
function like({ state, preferences, notices }: App): void {
  const game = state.play?.session.game.id;
  if (game === undefined) return;
  const liked = !isFavourite(state, game);
  void preferences.like(game, liked);
  notices.tell(say(liked ? 'told.favourite' : 'told.no-favourite', { game: sayGame(game) }));
}

async function fullScreen(app: App): Promise<void> {
  if (app.state.hello.host === 'electron') {
    // A notch or a fraction of a pixel keeps a window that fills the screen from being as high as the screen.
    const filling = await app.bridge.request('window.isFullScreen');
    await app.bridge.request('window.fullScreen', !(filling.ok && filling.value));
  } else if (document.fullscreenElement) await document.exitFullscreen();
  else await document.documentElement.requestFullscreen();
}
