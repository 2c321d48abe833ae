import { useState } from 'preact/hooks';
import { everyOptions, findGame, type Game } from '../../engine/index.ts';
import type { Figures as StatisticsFigures } from '../../preload/api.ts';
import type { App } from '../app/app.ts';
import type { Play } from '../app/play.ts';
import { say } from '../words/say.ts';
import { Chart } from './chart.tsx';
import { Dialog } from './dialog.tsx';
import { Segments } from './fields.tsx';
import { figuresOf } from './figures.ts';
import { AllGames, Latest } from './statistics-tables.tsx';
import { useAnswer } from './use-answer.ts';

interface StatisticsProps {
  readonly app: App;
  readonly play: Play;
  readonly onClose: () => void;
}

const TABS = ['this', 'all', 'latest'] as const;
type Tab = (typeof TABS)[number];

/** What has been played and won: of this game, of all games, and one by one. */
export function StatisticsPanel({ app, play, onClose }: StatisticsProps) {
  const [tab, setTab] = useState<Tab>('this');
  return (
    <Dialog title={say('statistics.title')} size="large" onClose={onClose}>
      <div class="tabs" role="tablist">
        {TABS.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            class="chip"
            aria-selected={each === tab}
            onClick={() => setTab(each)}
          >
            {each === 'this' ? play.session.game.name : say(`statistics.${each}`)}
          </button>
        ))}
      </div>
      {tab === 'this' && <ThisGame app={app} play={play} />}
      {tab === 'all' && <AllGames app={app} />}
      {tab === 'latest' && <Latest app={app} />}
    </Dialog>
  );
}

function ThisGame({ app, play }: { readonly app: App; readonly play: Play }) {
  const { game, options } = play.session;
  const [which, setWhich] = useState<'these' | 'every'>('every');
  const figures = useAnswer(app.bridge, 'statistics.of', game.id, which === 'these' ? options : null);
  const results = useAnswer(app.bridge, 'results.list', game.id, null, 1000, null);
  const shown = results?.filter((result) => which === 'every' || result.options === options) ?? [];
  return (
    <>
      {hasOptions(game) && (
        <Segments
          label={say('statistics.which')}
          values={[
            { value: 'every', label: say('statistics.every-option') },
            { value: 'these', label: say('statistics.these-options') },
          ]}
          value={which}
          onChange={setWhich}
        />
      )}
      {figures && figures.played > 0 ? <Figures of={figures} /> : <p class="empty">{say('statistics.none')}</p>}
      {shown.length > 1 && <Chart results={shown} dark={app.state.dark} />}
    </>
  );
}

const hasOptions = (game: Game): boolean => everyOptions(findGame(game.id) ?? game).length > 1;

function Figures({ of }: { readonly of: StatisticsFigures }) {
  return (
    <dl class="figures wide">
      {figuresOf(of).map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
