import { useState } from 'preact/hooks';
import type { OptionsKey } from '../../../engine/rules.ts';
import type { App } from '../../app/app.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { latestChart, monthsChart, timesChart } from './chart-data.ts';
import type { ChartData } from '../ui/chart/chart-data.ts';
import { Chart } from '../ui/chart/chart.tsx';
import { Segments } from '../ui/fields.tsx';
import { useAnswer } from '../ui/answers/use-answer.ts';

type Parts = Pick<App, 'bridge'>;

interface ChartsProps {
  readonly app: Parts;
  /** The game; null: all games. */
  readonly game: string | null;
  readonly options: OptionsKey | null;
}

const KINDS = ['months', 'latest', 'times'] as const;
type Kind = (typeof KINDS)[number];
const LATEST_GAMES = 200;

/** The results over time, in three kinds of chart. */
export function Charts({ app, game, options }: ChartsProps) {
  const [kind, setKind] = useState<Kind>('latest');
  const months = useAnswer(app.bridge, 'statistics.months', game, options);
  const results = useAnswer(app.bridge, 'results.list', game, options, LATEST_GAMES, null);
  if (!months || !results) return null;
  const data = {
    months: () => monthsChart(months),
    latest: () => latestChart(results),
    times: () => timesChart(results),
  };
  return (
    <section class="charts">
      <Segments
        label={sayExtra('chart.which')}
        values={KINDS.map((value) => ({ value, label: sayExtra(`chart.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      <Drawn data={data[kind]()} />
    </section>
  );
}

const Drawn = ({ data }: { readonly data: ChartData }) =>
  data.table.rows.length < 2 ? <p class="empty">{sayExtra('chart.too-few')}</p> : <Chart data={data} />;
