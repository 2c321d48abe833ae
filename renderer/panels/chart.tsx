import { useEffect, useRef } from 'preact/hooks';
import uPlot from 'uplot';
import type { ResultSummary } from '../../preload/api.ts';
import { say } from '../words/say.ts';

const HEIGHT = 190;

/** Games won in a hundred, after each game played; the latest results come first. */
export function Chart({ results, dark }: { readonly results: readonly ResultSummary[]; readonly dark: boolean }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const on = host.current;
    if (!on) return undefined;
    const chart = new uPlot(optionsOf(on), shareWon(results), on);
    const watch = new ResizeObserver(() => chart.setSize({ width: on.clientWidth, height: HEIGHT }));
    watch.observe(on);
    return () => {
      watch.disconnect();
      chart.destroy();
    };
  }, [results.length, results[0]?.id, dark]);
  return (
    <figure class="chart">
      <figcaption>{say('statistics.chart')}</figcaption>
      <div ref={host} />
    </figure>
  );
}

function shareWon(results: readonly ResultSummary[]): uPlot.AlignedData {
  let won = 0;
  const shares = results.toReversed().map(({ outcome }, i) => {
    won += outcome === 'won' ? 1 : 0;
    return (100 * won) / (i + 1);
  });
  return [shares.map((_, i) => i + 1), shares];
}

function optionsOf(on: HTMLElement): uPlot.Options {
  const style = getComputedStyle(on);
  const [stroke, grid] = [style.getPropertyValue('--text-quiet'), style.getPropertyValue('--line')];
  const axis: uPlot.Axis = { stroke, grid: { stroke: grid, width: 1 }, ticks: { show: false }, font: '12px system-ui' };
  return {
    width: on.clientWidth,
    height: HEIGHT,
    legend: { show: false },
    cursor: { show: false },
    scales: { x: { time: false }, y: { range: [0, 100] } },
    axes: [{ ...axis, incrs: [1, 2, 5, 10, 20, 50, 100, 200] }, axis],
    series: [{}, { stroke: style.getPropertyValue('--accent'), width: 2, points: { show: false } }],
  };
}
