import '../style/later.ts';
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { recipeOf } from '../../engine/rules.ts';
import type { Command } from '../../preload/api.ts';
import type { App } from '../app/app.ts';
import type { Play } from '../app/model/play/play.ts';
import type { Panel, State } from '../app/model/state.ts';
import { sayExtra } from '../words/fetched/extra-words.ts';
import { AboutPanel } from './settings/about.tsx';
import { AlikeView } from './picker/game/alike-view.tsx';
import { NO_FILTERS, NO_WISH, type PickerWish } from './picker/choosing/chooser.ts';
import { CarriedPanel } from './carried/carried.tsx';
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
import { TodayPanel } from './today/today.tsx';
import { useCardSets } from './use-card-sets.ts';
import { Workshop } from './workshop/workshop.tsx';

/* Everything that is not needed to show and play a table, in one file that `useLater` fetches. */

export { families } from './rules/book/facts.ts';
export { fetchGameRules } from '../words/glance/described-rules.ts';
export { LessonBar } from './lesson/lesson-bar.tsx';
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
          {sayExtra('picker.change-rules')}
        </button>
      )}
      <AlikeView id={play.session.game.id} onLook={(id) => void app.panels.look(id)} />
    </RulesPanel>
  );
}

/** What panels may use; each panel names the parts that it needs. */
interface PanelProps {
  readonly app: App;
  readonly state: State;
  /** The last search in the picker, which stays while other panels are open. */
  readonly wish: PickerWish;
  readonly onWish: (wish: PickerWish) => void;
  /** Opens a game's page over the picker. */
  readonly onLook: (id: string) => void;
  readonly onClose: () => void;
}

type PlayPanelProps = PanelProps & { readonly play: Play };

/** Makes a panel about the game on the table, which is not shown without one. */
const ofPlay =
  (View: FunctionComponent<PlayPanelProps>): FunctionComponent<PanelProps> =>
  (props) =>
    props.state.play ? <View {...props} play={props.state.play} /> : null;

const PANEL_VIEWS: Readonly<Record<Panel, FunctionComponent<PanelProps>>> = {
  picker: Picker,
  options: ofPlay(OptionsPanel),
  new: ofPlay(NewDealPanel),
  today: Today,
  daily: ofPlay(DailyPanel),
  puzzles: ofPlay(PuzzlesPanel),
  milestones: MilestonesPanel,
  deal: ofPlay(DealPanel),
  share: ofPlay(SharePanel),
  real: ofPlay(RealTablePanel),
  correct: ofPlay(CorrectCardPanel),
  statistics: ofPlay(StatisticsPanel),
  review: ofPlay(ReviewPanel),
  saved: SavedPanel,
  settings: Settings,
  carried: CarriedPanel,
  'card-sets': OwnSets,
  likelihood: LikelihoodPanel,
  keys: KeysPanel,
  about: AboutPanel,
  workshop: ofPlay(OwnRules),
};

interface OpenProps {
  readonly app: App;
  readonly state: State;
}

/** The open panel, if any. */
export function OpenPanel({ app, state }: OpenProps) {
  const [wish, onWish] = useState(NO_WISH);
  useEffect(() => app.disposables.watch(() => app.state.settings.ownOdds, knowOwnOdds), [app]);
  const View = state.panel && PANEL_VIEWS[state.panel];
  const onLook = (id: string): void => void app.panels.look(id);
  return View ? <View {...{ app, state, wish, onWish, onLook }} onClose={() => void app.panels.close()} /> : null;
}

/** The workshop for the rules of the game on the table, or for Klondike's where those cannot be changed. */
function OwnRules({ app, state, play, onClose }: PlayPanelProps) {
  const { game, options } = play.session;
  const from = recipeOf(game.id) ? game.id : 'klondike';
  const close = { onPlay: () => void app.panels.open(undefined), onClose };
  return <Workshop {...{ app, state, from, ...close }} {...(from === game.id && { options })} />;
}

/** The page of what to play today; from there, the picker shows the games in progress. */
function Today({ app, wish, onWish, onClose }: PanelProps) {
  const onGoing = (): void => {
    onWish({ ...wish, ...NO_FILTERS, show: 'going', group: '' });
    void app.panels.open('picker');
  };
  return <TodayPanel {...{ app, onClose, onGoing }} />;
}

/** The settings, with the person's own card sets once their part of the page is loaded. */
function Settings({ app, state, onClose }: PanelProps) {
  return <SettingsPanel {...{ app, state, onClose }} sets={useCardSets()} />;
}

function OwnSets({ app, state, onClose }: PanelProps) {
  const sets = useCardSets();
  return sets ? <sets.CardSetsPanel {...{ app, state, onClose }} /> : null;
}
