import type { Band, ChartData, Series } from './chart-data.ts';
import { useWidth } from '../use-width.ts';

/** In pixels: the chart, the margins of its field, and the row of bars under it. */
const HEIGHT = 240;
const TOP_MARGIN = 10;
const LEFT_MARGIN = 52;
const RIGHT_MARGIN = 10;
const BOTTOM_MARGIN = 24;
const BARS = 34;
const GAP = 12;
const LABEL_ROOM = 98;
const WIDEST_BAR = 18;
/** Half the width of the sign at a turning point, in pixels. */
const TURN = 6;

/** The approximate width of a letter in a band's name, in pixels. */
const LETTER = 6.5;
/** Round steps between labelled places, for labels that count games. */
const ROUND = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** Maps the places and values of a chart to the drawing. */
interface Field {
  readonly width: number;
  readonly height: number;
  /** Where values are 0. */
  readonly floor: number;
  readonly x: (place: number) => number;
  readonly y: (value: number) => number;
  /** The width of one place. */
  readonly step: number;
}

/** The selected place of a chart, and a callback for selecting a different one by pointing at it. */
export interface Picking {
  readonly picked?: number | undefined;
  readonly onPick?: ((place: number) => void) | undefined;
}

interface PlotProps extends Picking {
  readonly data: ChartData;
}

/** Draws a chart as wide as there is room; a table beside it has the same content. */
export function Plot({ data, picked, onPick }: PlotProps) {
  const [host, width] = useWidth();
  return (
    <div ref={host} class="plot" style={{ height: `${data.height ?? HEIGHT}px` }}>
      {width > 0 && <Drawing data={data} field={fieldOf(data, width)} picked={picked} onPick={onPick} />}
    </div>
  );
}

function fieldOf(data: ChartData, width: number): Field {
  const { places, games, most, height = HEIGHT } = data;
  const floor = height - BOTTOM_MARGIN - (games.length > 0 ? BARS + GAP : 0);
  const step = (width - LEFT_MARGIN - RIGHT_MARGIN) / Math.max(1, places.length);
  return {
    width,
    height,
    floor,
    step,
    x: (place) => LEFT_MARGIN + (place + 0.5) * step,
    y: (value) => floor - (value / most) * (floor - TOP_MARGIN),
  };
}

function Drawing({ data, field, picked, onPick }: PlotProps & { readonly field: Field }) {
  const pick = ({ buttons, offsetX }: PointerEvent): void => {
    const place = Math.round((offsetX - field.x(0)) / field.step);
    if (buttons > 0) onPick?.(Math.min(Math.max(place, 0), data.places.length - 1));
  };
  return (
    <svg
      class={onPick && 'picks'}
      width={field.width}
      height={field.height}
      role="img"
      aria-label={data.title}
      onPointerDown={onPick && pick}
      onPointerMove={onPick && pick}
    >
      <Bands data={data} field={field} />
      <Scale data={data} field={field} />
      <Bars data={data} field={field} />
      {data.series.map((series) => (
        <Line key={series.name} series={series} field={field} />
      ))}
      <Marks data={data} field={field} />
      <Turn data={data} field={field} />
      {picked !== undefined && (
        <line class="picked" x1={field.x(picked)} x2={field.x(picked)} y1={TOP_MARGIN} y2={field.floor} />
      )}
      <BandNames data={data} field={field} />
      <Places data={data} field={field} />
    </svg>
  );
}

function Bands({ data: { bands = [] }, field }: { readonly data: ChartData; readonly field: Field }) {
  return bands.map((band) => {
    const { left, width } = reachOf(band, field);
    return (
      <rect
        key={band.from}
        class={`band ${band.kind}`}
        x={left}
        y={TOP_MARGIN}
        width={width}
        height={field.floor - TOP_MARGIN}
      />
    );
  });
}

/** The names of the bands, over all else, where there is room. */
function BandNames({ data: { bands = [] }, field }: { readonly data: ChartData; readonly field: Field }) {
  return bands.map((band) => {
    const { left, width } = reachOf(band, field);
    if (width < (band.name.length + 2) * LETTER) return null;
    return (
      <text key={band.from} class={`band-name ${band.kind}`} x={left + width / 2} y={field.floor - LETTER}>
        {band.name}
      </text>
    );
  });
}

const reachOf = ({ from, to }: Band, { x, step }: Field): { readonly left: number; readonly width: number } => ({
  left: x(from) - step / 2,
  width: (to - from + 1) * step,
});

function Marks({ data: { marks = [] }, field }: { readonly data: ChartData; readonly field: Field }) {
  return marks.map((place) => (
    <line key={place} class="mark" x1={field.x(place)} x2={field.x(place)} y1={TOP_MARGIN} y2={field.floor} />
  ));
}

/** A line from top to bottom, with a sign at its head and its name on the side where there is room. */
function Turn({ data: { turn }, field }: { readonly data: ChartData; readonly field: Field }) {
  if (!turn) return null;
  const x = field.x(turn.place);
  const left = x > field.width / 2;
  return (
    <g class="turn">
      <line x1={x} x2={x} y1={TOP_MARGIN} y2={field.floor} />
      <path d={`M${round(x - TURN)} ${TOP_MARGIN}h${2 * TURN}l${-TURN} ${TURN * 1.3}z`} />
      <text class={left ? 'before' : ''} x={left ? x - TURN - 4 : x + TURN + 4} y={TOP_MARGIN + 3 * TURN + 4}>
        {turn.name}
      </text>
    </g>
  );
}

function Scale({ data, field }: { readonly data: ChartData; readonly field: Field }) {
  return [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const y = field.y(part * data.most);
    return (
      <g key={part}>
        <line class={part === 0 ? 'floor' : 'grid'} x1={LEFT_MARGIN} x2={field.width - RIGHT_MARGIN} y1={y} y2={y} />
        <text class="value" x={LEFT_MARGIN - 8} y={y + 4}>
          {data.sayValue(part * data.most)}
        </text>
      </g>
    );
  });
}

/** A bar for each place, as high as the number of games played, the wins at the bottom. */
function Bars({ data: { games }, field }: { readonly data: ChartData; readonly field: Field }) {
  const most = Math.max(1, ...games.map(({ won, lost }) => won + lost));
  const bottom = field.height - BOTTOM_MARGIN;
  const width = Math.min(WIDEST_BAR, Math.max(1, field.step * 0.7));
  return games.map(({ won, lost }, place) => {
    const x = field.x(place) - width / 2;
    const [green, grey] = [(won / most) * BARS, (lost / most) * BARS];
    return (
      <g key={place}>
        {won > 0 && <rect class="bar-won" x={x} y={bottom - green} width={width} height={green} />}
        {lost > 0 && <rect class="bar-lost" x={x} y={bottom - green - grey} width={width} height={grey} />}
      </g>
    );
  });
}

/** Steps from place to place, interrupted where there is no value. */
function Steps({ values, field }: { readonly values: Series['values']; readonly field: Field }) {
  const half = field.step / 2;
  let pen = 'M';
  const path = values.map((value, place) => {
    if (value === null) {
      pen = 'M';
      return '';
    }
    const [x, y] = [field.x(place), round(field.y(value))];
    const step = `${pen}${round(x - half)},${y}L${round(x + half)},${y}`;
    pen = 'L';
    return step;
  });
  return <path class="steps" d={path.join('')} />;
}

function Line({ series: { kind, values }, field }: { readonly series: Series; readonly field: Field }) {
  if (kind === 'steps') return <Steps values={values} field={field} />;
  const points = values.flatMap((value, place) => (value === null ? [] : [{ x: field.x(place), y: field.y(value) }]));
  const dotted = kind === 'dots' || (kind === 'line' && field.step >= WIDEST_BAR);
  return (
    <g class={kind}>
      {kind !== 'dots' && <polyline points={points.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ')} />}
      {dotted &&
        points.map(({ x, y }) => <circle key={x} cx={round(x)} cy={round(y)} r={kind === 'dots' ? 3.2 : 2.8} />)}
    </g>
  );
}

/** As many labels under the places as have room. */
function Places({ data, field }: { readonly data: ChartData; readonly field: Field }) {
  return labelledPlaces(data, field).map((place) => (
    <text key={place} class="place" x={field.x(place)} y={field.height - 6}>
      {data.places[place]}
    </text>
  ));
}

function labelledPlaces({ places, counts }: ChartData, { step, width }: Field): number[] {
  const every = Math.max(1, Math.ceil(LABEL_ROOM / step));
  if (counts) {
    const round = ROUND.find((each) => each >= every) ?? every;
    return Array.from({ length: Math.ceil(places.length / round) }, (_, i) => i * round);
  }
  // Words are centred on their place, and must lie entirely within the picture.
  const last = Math.min(places.length - 1, Math.floor((width - LEFT_MARGIN - LABEL_ROOM / 2) / step - 0.5));
  return Array.from({ length: Math.ceil((last + 1) / every) }, (_, i) => last - i * every);
}

const round = (pixels: number): number => Math.round(pixels * 10) / 10;
