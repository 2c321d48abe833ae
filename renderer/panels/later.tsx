import '../style/later.ts';
import { useEffect, useState } from 'preact/hooks';
import { recipeOf } from '../../engine/index.ts';
import type { Command } from '../../preload/api.ts';
import type { App } from '../app/app.ts';
import type { Play } from '../app/model/play/play.ts';
import type { State } from '../app/model/state.ts';
import { watch } from '../app/model/watch.ts';
import { say } from '../words/say.ts';
import { AboutPanel } from './settings/about.tsx';
import { AlikeView } from './picker/game/alike-view.tsx';
import { NO_WISH } from './picker/choosing/chooser.ts';
import { CorrectCardPanel } from './real/correct-card.tsx';
import { DailyPanel } from './daily/daily.tsx';
import { DealPanel } from './deal/deal.tsx';
import { KeysPanel } from './settings/keys.tsx';
import { LikelihoodPanel } from './likelihood/likelihood.tsx';
import { MilestonesPanel } from './milestones/milestones.tsx';
import { NewDealPanel } from './deal/new-deal.tsx';
import { OptionsPanel } from './settings/options.tsx';
import { Picker } from './picker/picker.tsx';
import { knowOwnOdds } from './rules/odds/own-odds.ts';
import { ReviewPanel } from './review/review.tsx';
import { PuzzlesPanel } from './puzzles/puzzles.tsx';
import { RealTablePanel } from './real/real-table.tsx';
import { RulesPanel } from './rules/rules.tsx';
import { SavedPanel } from './saved/saved.tsx';
import { SharePanel } from './share/share.tsx';
import { SettingsPanel } from './settings/settings.tsx';
import { StatisticsPanel } from './statistics/statistics.tsx';
import { useCardSets } from './use-card-sets.ts';
import { Workshop } from './workshop/workshop.tsx';

/* Everything not needed to see and play a table, in one file that `useLater` fetches. */

export { families } from './rules/book/facts.ts';
export { goalOf } from './rules/book/goal.ts';
export { fetchGameRules } from '../words/glance/described-rules.ts';
export { CountdownCalls } from './status/countdown-calls.tsx';
export { PuzzleBar } from './puzzles/puzzle-bar.tsx';
export { ReplayBar } from './status/replay.tsx';
export { Timeline } from './timeline/timeline.tsx';
export { Won } from './won/won.tsx';
export { Introduction } from './workshop/introduction.tsx';

interface RulesBesideProps {
  readonly app: App;
  readonly state: State;
  readonly run: (command: Command) => void;
}

/** The page of the game on the table, shown beside it. */
export function RulesBeside({ app, state: { rules, play }, run }: RulesBesideProps) {
  if (!rules || !play) return null;
  return (
    <RulesPanel app={app} play={play} onClose={() => run('rules')}>
      {recipeOf(play.session.game.id) && (
        <button type="button" onClick={() => void app.panels.open('workshop')}>
          {say('picker.change-rules')}
        </button>
      )}
      <AlikeView id={play.session.game.id} onLook={(id) => void app.panels.look(id)} />
    </RulesPanel>
  );
}

interface OpenProps {
  readonly app: App;
  readonly state: State;
}

/** The open panel, if any. */
export function OpenPanel({ app, state }: OpenProps) {
  const close = (): void => void app.panels.close();
  const [wish, setWish] = useState(NO_WISH);
  useEffect(() => watch(() => app.state.settings.ownOdds, knowOwnOdds), [app]);
  const { play } = state;
  if (state.panel === 'picker') return <Picker {...{ app, state, wish }} onWish={setWish} onClose={close} />;
  if (state.panel === 'settings') return <Settings app={app} state={state} onClose={close} />;
  if (state.panel === 'card-sets') return <OwnSets app={app} state={state} onClose={close} />;
  if (state.panel === 'likelihood')
    return <LikelihoodPanel onClose={close} onLook={(id) => void app.panels.look(id)} />;
  if (state.panel === 'keys') return <KeysPanel state={state} onClose={close} />;
  if (state.panel === 'about') return <AboutPanel app={app} onClose={close} />;
  if (state.panel === 'milestones') return <MilestonesPanel app={app} state={state} onClose={close} />;
  if (state.panel === 'saved') return <SavedPanel app={app} onClose={close} />;
  if (!play) return null;
  if (state.panel === 'review') return <ReviewPanel app={app} state={state} onClose={close} />;
  if (state.panel === 'options') return <OptionsPanel app={app} state={state} play={play} onClose={close} />;
  if (state.panel === 'workshop') return <OwnRules {...{ app, state, play }} onClose={close} />;
  if (state.panel === 'new') return <NewDealPanel app={app} play={play} onClose={close} />;
  if (state.panel === 'puzzles') return <PuzzlesPanel app={app} state={state} onClose={close} />;
  if (state.panel === 'daily') return <DailyPanel app={app} play={play} onClose={close} />;
  if (state.panel === 'deal') return <DealPanel app={app} play={play} onClose={close} />;
  if (state.panel === 'share') return <SharePanel app={app} play={play} onClose={close} />;
  if (state.panel === 'real') return <RealTablePanel app={app} play={play} onClose={close} />;
  if (state.panel === 'correct') return <CorrectCardPanel app={app} play={play} onClose={close} />;
  if (state.panel === 'statistics') return <StatisticsPanel app={app} play={play} onClose={close} />;
  return null;
}

interface OwnRulesProps {
  readonly app: App;
  readonly state: State;
  readonly play: Play;
  readonly onClose: () => void;
}

/** The workshop for the rules of the game on the table, or for Klondike's where those cannot be changed. */
function OwnRules({ app, state, play, onClose }: OwnRulesProps) {
  const { game, options } = play.session;
  const from = recipeOf(game.id) ? game.id : 'klondike';
  const close = { onPlay: () => void app.panels.open(undefined), onClose };
  return <Workshop {...{ app, state, from, ...close }} {...(from === game.id && { options })} />;
}

interface OfSets {
  readonly app: App;
  readonly state: State;
  readonly onClose: () => void;
}

/** The settings, with the person's own card sets once their part of the page is loaded. */
const Settings = (props: OfSets) => <SettingsPanel {...props} sets={useCardSets()} />;

function OwnSets(props: OfSets) {
  const sets = useCardSets();
  return sets ? <sets.CardSetsPanel {...props} /> : null;
}
