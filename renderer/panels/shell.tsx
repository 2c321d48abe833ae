import { useCallback, useState } from 'preact/hooks';
import type { Command } from '../../preload/api.ts';
import type { App } from '../app/app.ts';
import type { PlayerActions } from '../app/game/player-actions.ts';
import type { KeyboardPlay } from '../app/input/keyboard-play.ts';
import { AboutPanel } from './settings/about.tsx';
import { AskLoss } from './deal/ask-loss.tsx';
import { AskParted } from './deal/ask-parted.tsx';
import { AlikeView } from './picker/alike-view.tsx';
import { NO_WISH } from './picker/chooser.ts';
import { DailyPanel } from './daily/daily.tsx';
import { DealPanel } from './deal/deal.tsx';
import { LookingPanel } from './deal/looking.tsx';
import { NewDealPanel } from './deal/new-deal.tsx';
import { Elsewhere, Paused, Stuck, Warning } from './status/notes.tsx';
import type { Lessons } from '../app/lesson/lessons.ts';
import { LessonBar } from './lesson/lesson-bar.tsx';
import { LessonOffer } from './lesson/lesson-offer.tsx';
import { MilestonesPanel } from './milestones/milestones.tsx';
import { KeysPanel } from './settings/keys.tsx';
import { OptionsPanel } from './settings/options.tsx';
import { Picker } from './picker/picker.tsx';
import { SaidProspect } from './status/prospect.tsx';
import { ReplayBar } from './status/replay.tsx';
import { ReviewPanel } from './review/review.tsx';
import { RulesPanel } from './rules/rules.tsx';
import { SavedPanel } from './saved/saved.tsx';
import { SettingsPanel } from './settings/settings.tsx';
import { StatisticsPanel } from './statistics/statistics.tsx';
import { StatusBar } from './status/status.tsx';
import { TablePane } from './table/table.tsx';
import { Won } from './won/won.tsx';
import type { State } from '../app/state/state.ts';
import { sayGame } from '../words/games.ts';
import { say } from '../words/say.ts';
import { stay, Toolbar } from './status/toolbar.tsx';
import { useFocusAtWin, useFocusHome } from './ui/use-focus-home.ts';

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
  const { play, replay } = state;
  const [looked, setLooked] = useState('');
  const look = (id: string): void => {
    setLooked(id);
    void app.panels.open('picker');
  };
  const home = useCallback(() => keyboard.arrive(), [keyboard]);
  useFocusHome(home);
  useFocusAtWin(replay === undefined && play?.finished === true && play.session.won, home);
  return (
    <div class="shell">
      <header>
        <Toolbar state={state} run={run} />
      </header>
      <Warning app={app} state={state} />
      <main class="middle">
        <h1 class="unseen">{play ? sayGame(play.session.game.id) : say('app.name')}</h1>
        <TablePane app={app} state={state} actions={actions} keyboard={keyboard} />
        <div class="notes" onMouseDown={stay}>
          <Stuck app={app} state={state} actions={actions} run={run} />
          <Won state={state} app={app} run={run} />
          <Elsewhere state={state} app={app} />
          <LessonOffer state={state} lessons={lessons} />
          <Paused app={app} run={run} />
        </div>
        {state.rules && play && (
          <RulesPanel app={app} play={play} onClose={() => run('rules')}>
            <AlikeView id={play.session.game.id} onLook={look} />
          </RulesPanel>
        )}
      </main>
      {state.lesson && play && (
        <LessonBar replays={app.replays} lesson={state.lesson} game={sayGame(play.session.game.id)} />
      )}
      {state.replay && !state.lesson && <ReplayBar replays={app.replays} replay={state.replay} />}
      <StatusBar bridge={app.bridge} state={state} run={run} />
      <Open {...{ app, state, looked }} onLook={setLooked} />
      {state.looking && <LookingPanel {...state.looking} />}
      {state.asking && <AskLoss {...state.asking} />}
      {state.parted && <AskParted {...state.parted} />}
      <Said state={state} />
      {state.settings.showProspect && <SaidProspect prospect={state.prospect} />}
    </div>
  );
}

/** What a screen reader says. */
const Said = ({ state }: { readonly state: State }) => (
  <p class="unseen" role="status" aria-live="polite">
    {state.said}
  </p>
);

interface OpenProps {
  readonly app: App;
  readonly state: State;
  /** The game whose page is open over the picker; '': none. */
  readonly looked: string;
  readonly onLook: (id: string) => void;
}

/** The panel that is open, if any. */
function Open({ app, state, looked, onLook }: OpenProps) {
  const close = (): void => void app.panels.open(undefined);
  const [wish, setWish] = useState(NO_WISH);
  const { play } = state;
  if (state.panel === 'picker')
    return <Picker {...{ app, state, wish, looked, onLook }} onWish={setWish} onClose={close} />;
  if (state.panel === 'settings') return <SettingsPanel app={app} state={state} onClose={close} />;
  if (state.panel === 'keys') return <KeysPanel state={state} onClose={close} />;
  if (state.panel === 'about') return <AboutPanel app={app} onClose={close} />;
  if (state.panel === 'milestones') return <MilestonesPanel app={app} state={state} onClose={close} />;
  if (state.panel === 'saved') return <SavedPanel app={app} onClose={close} />;
  if (!play) return null;
  if (state.panel === 'review') return <ReviewPanel app={app} state={state} onClose={close} />;
  if (state.panel === 'options') return <OptionsPanel app={app} state={state} play={play} onClose={close} />;
  if (state.panel === 'new') return <NewDealPanel app={app} play={play} onClose={close} />;
  if (state.panel === 'daily') return <DailyPanel app={app} play={play} onClose={close} />;
  if (state.panel === 'deal') return <DealPanel app={app} play={play} onClose={close} />;
  if (state.panel === 'statistics') return <StatisticsPanel app={app} play={play} onClose={close} />;
  return null;
}
