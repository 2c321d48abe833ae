import { useState } from 'preact/hooks';
import type { OptionsKey } from '../../../engine/index.ts';
import type { App } from '../../app/app.ts';
import { say } from '../../words/say.ts';
import { type ChartData, latestChart, monthsChart, timesChart } from './chart-data.ts';
import { Segments } from '../ui/fields.tsx';
import { Plot } from './plot.tsx';
import { useAnswer } from '../ui/use-answer.ts';

interface ChartsProps {
  readonly app: App;
  /** null: all games. */
  readonly game: string | null;
  readonly options: OptionsKey | null;
}

const KINDS = ['months', 'latest', 'times'] as const;
type Kind = (typeof KINDS)[number];
const LATEST = 200;

/** How the results went over time, in three ways to look at it. */
export function Charts({ app, game, options }: ChartsProps) {
  const [kind, setKind] = useState<Kind>('latest');
  const months = useAnswer(app.bridge, 'statistics.months', game, options);
  const results = useAnswer(app.bridge, 'results.list', game, options, LATEST, null);
  if (!months || !results) return null;
  const data = {
    months: () => monthsChart(months),
    latest: () => latestChart(results),
    times: () => timesChart(results),
  };
  return (
    <section class="charts">
      <Segments
        label={say('chart.which')}
        values={KINDS.map((value) => ({ value, label: say(`chart.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      <Chart data={data[kind]()} />
    </section>
  );
}

function Chart({ data }: { readonly data: ChartData }) {
  if (data.table.rows.length < 2) return <p class="empty">{say('chart.too-few')}</p>;
  return (
    <figure class="chart">
      <figcaption>{data.title}</figcaption>
      <Plot data={data} />
      <Legend data={data} />
      <details>
        <summary>{say('chart.table')}</summary>
        <AsTable data={data} />
      </details>
    </figure>
  );
}

function Legend({ data }: { readonly data: ChartData }) {
  return (
    <ul class="legend" aria-hidden="true">
      {data.series.map(({ name, kind }) => (
        <li key={name} class={kind}>
          {name}
        </li>
      ))}
      {data.games.length > 0 && (
        <>
          <li class="bar-won">{say('chart.won')}</li>
          <li class="bar-lost">{say('chart.lost')}</li>
        </>
      )}
    </ul>
  );
}

function AsTable({ data: { table, title } }: { readonly data: ChartData }) {
  return (
    <div class="lines">
      <table aria-label={title}>
        <thead>
          <tr>
            {table.heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((cells, i) => (
            <tr key={i}>
              {cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
