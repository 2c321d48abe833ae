import { useState } from 'preact/hooks';
import type { App } from '../../app/app.ts';
import type { Play } from '../../app/model/play/play.ts';
import { sayGame } from '../../words/games.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { CardsOrMePanel } from '../cards-or-me/cards-or-me.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Data } from './data.tsx';
import { GameFigures } from './game.tsx';
import { GamesPlayed } from './played.tsx';
import { AllGames } from './tables.tsx';
import { Tabs } from '../ui/tabs.tsx';

type Parts = Pick<
  App,
  | 'bridge'
  | 'state'
  | 'notices'
  | 'panels'
  | 'preferences'
  | 'games'
  | 'replays'
  | 'tabletop'
  | 'lifecycle'
  | 'makeSearchWorker'
>;

interface StatisticsProps {
  readonly app: Parts;
  readonly play: Play;
  readonly onClose: () => void;
}

type Tab = 'this' | 'mine' | 'all' | 'latest' | 'data';

/** The games played and won: by one game, by all games, and game by game; and the export and import of results. */
export function StatisticsPanel({ app, play, onClose }: StatisticsProps) {
  const [tab, setTab] = useState<Tab>(app.state.history ? 'latest' : 'this');
  const [game, setGame] = useState(play.session.game);
  const others = (['all', 'latest', 'data'] as const).map((value) => ({
    value,
    label: sayExtra(`statistics.${value}`),
  }));
  const mine = { value: 'mine', label: sayExtra('mine.tab') } as const;
  return (
    <Dialog title={sayExtra('statistics.title')} size="large" onClose={onClose}>
      <Tabs
        label={sayExtra('statistics.tabs')}
        values={[{ value: 'this', label: sayGame(game.id) }, mine, ...others]}
        value={tab}
        onChange={setTab}
      >
        {tab === 'this' && <GameFigures key={game.id} app={app} game={game} play={play} />}
        {tab === 'mine' && <CardsOrMePanel key={game.id} app={app} game={game} />}
        {tab === 'all' && (
          <AllGames
            app={app}
            onGame={(chosen) => {
              setGame(chosen);
              setTab('this');
            }}
          />
        )}
        {tab === 'latest' && <GamesPlayed app={app} game={game} onClose={onClose} />}
        {tab === 'data' && <Data app={app} game={game} />}
      </Tabs>
    </Dialog>
  );
}
