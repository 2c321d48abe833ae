import { sayExtra } from '../../../words/fetched/extra-words.ts';
import type { ChartData } from './chart-data.ts';
import { type Picking, Plot } from './plot.tsx';

interface ChartProps extends Picking {
  readonly data: ChartData;
}

/** A chart with its legend, and its content as a table. */
export function Chart({ data, picked, onPick }: ChartProps) {
  return (
    <figure class="chart">
      <figcaption>{data.title}</figcaption>
      <Plot data={data} picked={picked} onPick={onPick} />
      <Legend data={data} />
      <details>
        <summary>{sayExtra('chart.table')}</summary>
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
          <li class="bar-won">{sayExtra('chart.won')}</li>
          <li class="bar-lost">{sayExtra('chart.lost')}</li>
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
