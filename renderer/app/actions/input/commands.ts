import { type Bridge, type Command, ZOOMS } from '../../../../preload/api.ts';
import { sayGame } from '../../../words/games.ts';
import { say, sayWhole } from '../../../words/say.ts';
import type { AppState } from '../../model/app-state.ts';
import type { Notices } from '../../services/page/notices.ts';
import type { Page } from '../../services/page/page.ts';
import type { Dialogs } from '../../services/page/dialogs.ts';
import type { Panels } from '../../services/page/panels.ts';
import type { Preferences } from '../../services/page/preferences.ts';
import type { Tabletop } from '../game/tabletop.ts';
import type { Lifecycle } from '../game/lifecycle.ts';
import type { Timing } from '../game/timing.ts';
import type { Games } from '../game/games.ts';
import type { Replays } from '../watching/replays.ts';
import type { PlayerActions } from '../cards/player-actions.ts';
import { copy } from '../exchange/sharing.ts';
import type { Analysis } from '../analysis/analysis.ts';
import type { Prospects } from '../analysis/prospects.ts';
import type { Whys } from '../analysis/whys.ts';
import type { Lessons } from '../watching/lessons.ts';
import { isFavourite } from '../../model/favourites.ts';
import { isOneTry } from '../../model/one-try.ts';
import type { Panel } from '../../model/state.ts';

interface CommandParts {
  readonly bridge: Bridge;
  readonly state: AppState;
  readonly notices: Notices;
  readonly page: Page;
  readonly dialogs: Dialogs;
  readonly panels: Panels;
  readonly preferences: Preferences;
  readonly tabletop: Tabletop;
  readonly lifecycle: Lifecycle;
  readonly timing: Timing;
  readonly games: Games;
  readonly replays: Replays;
  readonly lessons: Lessons;
  readonly actions: PlayerActions;
  readonly analysis: Analysis;
  readonly prospects: Prospects;
  readonly whys: Whys;
}

/** Commands that play. They are ignored while a panel covers the table. */
const PLAY_COMMANDS: ReadonlySet<Command> = new Set([
  ...(['restart', 'undo', 'redo', 'try-out', 'hint', 'deal', 'all-home'] as const),
  ...(['solve', 'solution', 'way-back', 'why-lost', 'pause'] as const),
]);

/** Commands that help. Undo is checked by the player's actions instead. */
const HELP_COMMANDS: ReadonlySet<Command> = new Set(['solve', 'solution', 'way-back', 'why-lost']);

/** Commands about the player's own game, which may wait beneath a replay. */
const OWN_GAME_COMMANDS: ReadonlySet<Command> = new Set(['new-as', 'deal-number', 'paste', 'options', 'correct-card']);

/** Makes the function that runs the commands of the menu, the toolbar and the keys. */
export function makeCommands(parts: CommandParts): (command: Command) => void {
  const { actions, analysis, prospects, lessons } = parts;
  const toggle = (panel: Panel) => () => void parts.panels.open(parts.state.panel === panel ? undefined : panel);
  const act: Readonly<Record<Command, () => void>> = {
    new: () => void parts.panels.open(undefined).then(() => parts.games.newDeal()),
    'new-as': toggle('new'),
    choose: toggle('picker'),
    favourite: () => like(parts),
    today: toggle('today'),
    daily: toggle('daily'),
    puzzles: toggle('puzzles'),
    milestones: toggle('milestones'),
    'deal-number': toggle('deal'),
    share: toggle('share'),
    'copy-deal': () => void copy(parts, 'deal'),
    'copy-game': () => void copy(parts, 'game'),
    paste: toggle('share'),
    restart: () => actions.restart(),
    undo: () => actions.undo(),
    redo: () => actions.redo(),
    timeline: () => void parts.preferences.set({ showTimeline: !parts.state.settings.showTimeline }),
    mute: () => void mute(parts),
    'try-out': () => actions.tryOut(),
    'correct-card': toggle('correct'),
    hint: () => actions.hint(),
    deal: () => actions.deal(),
    'all-home': () => actions.collect(),
    solve: () => analysis.ask(),
    solution: () => analysis.solution(),
    'way-back': () => prospects.back(),
    'why-lost': () => parts.whys.ask(),
    statistics: toggle('statistics'),
    'keep-as': toggle('saved'),
    lesson: () => void lessons.begin(),
    rules: () => parts.state.change({ rules: !parts.state.rules }),
    'full-screen': () => void fullScreen(parts),
    'zoom-in': () => zoom(parts, 1),
    'zoom-out': () => zoom(parts, -1),
    'zoom-reset': () => zoom(parts),
    pause: () => parts.timing.pause(),
    settings: toggle('settings'),
    options: toggle('options'),
    likelihood: toggle('likelihood'),
    keys: toggle('keys'),
    about: toggle('about'),
  };
  return (command) => {
    const rests = parts.panels.covering || (parts.page.hidden && command !== 'pause');
    if (parts.state.dialog || (rests && PLAY_COMMANDS.has(command))) return;
    if (parts.state.replay) return inReplay(parts, command, () => act[command]());
    if (HELP_COMMANDS.has(command) && isOneTry(parts.state)) return parts.notices.tell(say('guard.one-try'));
    act[command]();
  };
}

/**
 * Runs a command during a replay: undo, redo and restart step through its moves, and commands that play are ignored.
 */
function inReplay(parts: CommandParts, command: Command, act: () => void): void {
  const { replay, lesson } = parts.state;
  const steps: Partial<Record<Command, () => void>> = {
    undo: () => (lesson ? lesson.back() : replay?.step(-1)),
    redo: () => (lesson ? lesson.next() : replay?.step(1)),
    restart: () => (lesson ? lesson.begin() : replay?.seek(0)),
  };
  if (steps[command]) return steps[command]();
  if (PLAY_COMMANDS.has(command)) return parts.notices.tell(say('replay.hands'));
  if (OWN_GAME_COMMANDS.has(command)) parts.replays.close();
  replay?.stop();
  lesson?.stop();
  act();
}

/** Makes the game on the table a favourite, or no longer one. */
function like({ state, preferences, notices }: CommandParts): void {
  const game = state.play?.session.game.id;
  if (game === undefined) return;
  const liked = !isFavourite(state, game);
  void preferences.like(game, liked);
  notices.tell(say(liked ? 'notice.favourite' : 'notice.no-favourite', { game: sayGame(game) }));
}

/** Switches sounds off, or on with the sound of a card. */
async function mute({ state, preferences, page }: CommandParts): Promise<void> {
  await preferences.set({ sounds: !state.settings.sounds });
  if (state.settings.sounds) page.sound('lay');
}

/** Makes bars and panels one step larger or smaller, or resets them. */
function zoom({ state, preferences, notices }: CommandParts, step?: 1 | -1): void {
  const now = ZOOMS.indexOf(state.settings.zoom);
  const zoom = step === undefined ? 100 : (ZOOMS[Math.max(0, now + step)] ?? state.settings.zoom);
  void preferences.set({ zoom });
  notices.tell(say('notice.zoom', { percent: sayWhole(zoom / 100) }));
}

async function fullScreen(parts: CommandParts): Promise<void> {
  if (parts.state.hello.host === 'electron') {
    // The page can't tell from its height: with a notch or a fraction of a pixel, a full-screen window is not as high
    // as the screen.
    const filling = await parts.bridge.request('window.isFullScreen');
    await parts.bridge.request('window.fullScreen', !(filling.ok && filling.value));
  } else if (document.fullscreenElement) await document.exitFullscreen();
  else await document.documentElement.requestFullscreen();
}
