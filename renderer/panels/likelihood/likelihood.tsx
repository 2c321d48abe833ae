import { useMemo } from 'preact/hooks';
import type { App } from '../../app/app.ts';
import { saveFile } from '../../app/services/exchange/save-file.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { sayInteger, sayPercent, sayWhole, tongue } from '../../words/say.ts';
import { sayEstimate } from '../rules/odds/say-odds.ts';
import { BotSign } from '../ui/bot-sign.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { type Column, SortedTable } from '../ui/sorted-table.tsx';
import { type GameOdds, gameOdds } from './game-odds.ts';
import { likelihoodCsv } from './likelihood-csv.ts';
import { Scatter } from './scatter.tsx';
import { ShuffleTrials } from './shuffle-trials.tsx';
import { joinSentences } from '../../words/joins.ts';

const COLUMNS: readonly Column<GameOdds>[] = [
  { name: 'statistics.game', cell: ({ name }) => name, rank: ({ name }) => name },
  { name: 'picker.wins', cell: ({ odds }) => sayEstimate(odds), rank: ({ winnable }) => winnable.share },
  {
    name: 'likely.undecided',
    cell: ({ winnable }) => sayWhole(winnable.undecided),
    rank: ({ winnable }) => winnable.undecided,
  },
  { name: 'odds.quick-short', cell: ({ simple }) => sayPercent(simple, 1), rank: ({ simple }) => simple },
];

const METHOD = [
  'likely.method-dots',
  'likely.method-deals',
  'likely.method-won',
  'likely.method-lost',
  'likely.method-open',
  'likely.method-share',
  'likely.method-hidden',
  'likely.method-interval',
  'likely.method-same',
] as const;

interface LikelihoodProps {
  readonly app: Pick<App, 'workers'>;
  readonly onClose: () => void;
  /** Opens the page of a game. */
  readonly onLook: (id: string) => void;
}

/** How likely each game of the catalogue is to be won: a picture, a table, the method, and a file to save. */
export function LikelihoodPanel({ app, onClose, onLook }: LikelihoodProps) {
  const all = useMemo(gameOdds, [tongue()]);
  const counts = all.map(({ odds }) => odds.deals);
  const facts = { least: Math.min(...counts), most: Math.max(...counts) };
  const save = (): void => saveFile(new File([likelihoodCsv(all)], 'baize-odds.csv', { type: 'text/csv' }));
  return (
    <Dialog
      title={sayExtra('likely.title')}
      size="largest"
      onClose={onClose}
      aside={
        <button type="button" onClick={save}>
          {sayExtra('likely.csv')}
        </button>
      }
    >
      <p>
        {sayExtra('likely.text', { games: all.length })}
        <BotSign />
      </p>
      <Scatter all={all} onLook={onLook} />
      <h3>{sayExtra('likely.method')}</h3>
      <p class="likely-method">{joinSentences(METHOD.map((each) => sayExtra(each, facts)))}</p>
      <ShuffleTrials workers={app.workers} />
      <h3>{sayExtra('likely.table')}</h3>
      <SortedTable
        label={sayExtra('likely.title')}
        rows={all}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        first={({ id, name }) => (
          <button
            type="button"
            class="plain link"
            aria-label={sayExtra('picker.page', { game: name })}
            onClick={() => onLook(id)}
          >
            {name}
          </button>
        )}
      />
      <p class="hint">{sayExtra('likely.count', { count: sayInteger(all.length) })}</p>
    </Dialog>
  );
}
