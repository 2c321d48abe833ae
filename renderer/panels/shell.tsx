import { useCallback } from 'preact/hooks';
import type { Command } from '../../preload/api.ts';
import type { App } from '../app/app.ts';
import type { PlayerActions } from '../app/actions/cards/player-actions.ts';
import type { KeyboardPlay } from '../app/actions/input/keyboard-play.ts';
import { AskLoss } from './deal/ask-loss.tsx';
import { AskFork } from './deal/ask-fork.tsx';
import { SearchPanel } from './deal/search-panel.tsx';
import { Elsewhere, Paused, Warning } from './status/notes.tsx';
import type { Lessons } from '../app/actions/watching/lessons.ts';
import { LessonOffer, offersLesson } from './lesson/lesson-offer.tsx';
import { SpokenProspect } from './status/prospect.tsx';
import { MessageChip } from './status/chip.tsx';
import { StatusBar } from './status/status.tsx';
import { Stuck } from './status/stuck.tsx';
import { TablePane } from './table/table.tsx';
import type { State } from '../app/model/state.ts';
import { sayGame } from '../words/games.ts';
import { say } from '../words/say.ts';
import { sayGameVersion } from '../words/versions.ts';
import { Toolbar } from './status/toolbar.tsx';
import { stay } from './ui/focus/stay.ts';
import { useLater } from './use-later.ts';
import { useFocusAtWin, useFocusHome } from './ui/focus/use-focus-home.ts';

export interface ShellProps {
  readonly app: App;
  readonly lessons: Lessons;
  readonly actions: PlayerActions;
  readonly keyboard: KeyboardPlay;
  readonly run: (command: Command) => void;
}

/** The whole page: the toolbar, the table with the rules beside it, the status bar, and the panel over them. */
export function Shell({ app, lessons, actions, keyboard, run }: ShellProps) {
  const { state } = app;
  const { play, replay, dialog } = state;
  const rest = useLater(app);
  const home = useCallback(() => keyboard.arrive(), [keyboard]);
  useFocusHome(home);
  useFocusAtWin(replay === undefined && play?.finished === true && play.session.won, home);
  return (
    <div class="shell">
      <header>
        <Toolbar state={state} run={run} />
      </header>
      {rest && state.puzzle && !replay && (
        <rest.PuzzleBar {...{ run, home }} puzzle={state.puzzle} choose={() => void app.panels.open('puzzles')} />
      )}
      <main class="middle">
        <h1 class="unseen">{play ? sayGameVersion(play.session.game.id, play.session.options) : say('app.name')}</h1>
        <TablePane app={app} state={state} actions={actions} keyboard={keyboard} />
        <div class="notes" onMouseDown={stay}>
          {rest && <rest.Won {...{ app, state, run }} />}
          <Elsewhere state={state} app={app} />
          <Paused app={app} run={run} />
        </div>
        {rest && <rest.RulesBeside {...{ app, state, run }} />}
      </main>
      <footer class="foot" aria-label={say('status.name')}>
        <div class="over">
          <MessageChip state={state} run={run} />
          {rest && state.replay && !state.lesson && <rest.ReplayBar replays={app.replays} replay={state.replay} />}
          {rest && play && !state.replay && (state.settings.showTimeline || play.trying !== undefined) && (
            <rest.Timeline {...{ app, actions, play }} />
          )}
          <Warning app={app} state={state} />
        </div>
        {rest && state.lesson && play && (
          <rest.LessonBar replays={app.replays} lesson={state.lesson} game={sayGame(play.session.game.id)} />
        )}
        <StatusBar bridge={app.bridge} state={state} run={run}>
          {offersLesson(state) ? (
            <LessonOffer state={state} lessons={lessons} preferences={app.preferences} />
          ) : (
            !state.puzzle && <Stuck {...{ app, state, actions, run }} />
          )}
        </StatusBar>
      </footer>
      {rest && <rest.OpenPanel {...{ app, state }} />}
      {dialog?.kind === 'search' && <SearchPanel {...dialog} />}
      {dialog?.kind === 'loss' && <AskLoss {...dialog} />}
      {dialog?.kind === 'fork' && <AskFork {...dialog} />}
      {rest && dialog?.kind === 'introduction' && <rest.Introduction key={dialog.id} {...{ app, state, dialog }} />}
      {rest && play && !replay && state.settings.countdown > 0 && (
        <rest.CountdownCalls app={app} play={play} minutes={state.settings.countdown} />
      )}
      <Said state={state} />
      {state.settings.showProspect && <SpokenProspect prospect={state.prospect} />}
    </div>
  );
}

/** The text that screen readers read out. */
const Said = ({ state }: { readonly state: State }) => (
  <p class="unseen" role="status" aria-live="polite">
    {state.said}
  </p>
);
