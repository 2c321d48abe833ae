import { useMemo, useRef, useState } from 'preact/hooks';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { sayPercent, sayWhole } from '../../words/say.ts';
import { sayEstimate } from '../rules/odds/say-odds.ts';
import { useWidth } from '../ui/use-width.ts';
import { type Dot, dotAt, dotNear, dotsOf, heightOf } from './dots.ts';
import type { GameOdds } from './game-odds.ts';

/** In pixels: the picture's height, and the margins around its field. */
const HEIGHT = 380;
const TOP_MARGIN = 12;
const LEFT_MARGIN = 56;
const RIGHT_MARGIN = 16;
const BOTTOM_MARGIN = 46;
const RADIUS = 4.5;
/** How near the pointer must be to a dot, in pixels: the nearest one is meant, and a finger need not hit it. */
const MAX_DOT_DISTANCE = 20;
/** Shares at which lines are drawn. */
const X_LINES = [0, 0.25, 0.5, 0.75, 1];
const Y_LINES = [0, 0.01, 0.05, 0.1, 0.25, 0.5, 0.75, 1];

interface ScatterProps {
  readonly all: readonly GameOdds[];
  /** Opens the page of a game. */
  readonly onLook: (id: string) => void;
}

/** The catalogue as one picture: a dot for each game, visited by pointer or arrow keys; Enter opens its page. */
export function Scatter({ all, onLook }: ScatterProps) {
  const [host, width] = useWidth();
  const dots = useMemo(() => dotsOf(all), [all]);
  const [at, setAt] = useState<Dot>();
  const press = (event: KeyboardEvent): void => {
    const from = at ?? dots[0];
    if (from === undefined) return;
    const next = dotAt(event.key, dots, from);
    if (next) setAt(at === undefined ? from : next);
    else if (event.key === 'Enter' && at) onLook(at.game.id);
    else return;
    event.preventDefault();
  };
  return (
    <div class="scatter">
      <div
        ref={host}
        class="scatter-field"
        style={{ height: `${HEIGHT}px` }}
        tabIndex={0}
        role="application"
        aria-label={sayExtra('likely.picture')}
        aria-describedby="scatter-report"
        onKeyDown={press}
        onFocus={() => setAt((now) => now ?? dots[0])}
      >
        {width > 0 && <Drawing {...{ dots, at, width, onLook }} onPoint={setAt} />}
      </div>
      <p id="scatter-report" class="scatter-report" role="status">
        {at ? sayDot(at.game) : sayExtra('likely.point')}
      </p>
    </div>
  );
}

/** Says what a game's dot shows. */
const sayDot = ({ name, odds, simple }: GameOdds): string =>
  sayExtra('likely.dot', { game: name, share: sayEstimate(odds), simple: sayPercent(simple, 1) });

interface DrawingProps {
  readonly dots: readonly Dot[];
  readonly at: Dot | undefined;
  readonly width: number;
  readonly onLook: (id: string) => void;
  readonly onPoint: (dot: Dot) => void;
}

function Drawing({ dots, at, width, onLook, onPoint }: DrawingProps) {
  const [right, floor] = [width - RIGHT_MARGIN, HEIGHT - BOTTOM_MARGIN];
  const x = (share: number): number => LEFT_MARGIN + share * (right - LEFT_MARGIN);
  const y = (height: number): number => floor - height * (floor - TOP_MARGIN);
  const place = (dot: Dot) => ({ cx: Math.round(x(dot.x) * 10) / 10, cy: Math.round(y(dot.y) * 10) / 10 });
  const pointedAt = ({ clientX, clientY, currentTarget }: PointerEvent): Dot | undefined => {
    const { left, top } = (currentTarget as Element).getBoundingClientRect();
    return dotNear(dots, place, [clientX - left, clientY - top], MAX_DOT_DISTANCE);
  };
  const hover = (event: PointerEvent): void => {
    const dot = pointedAt(event);
    if (dot && dot !== at) onPoint(dot);
  };
  // Without hovering, the first tap names the game and the second opens it. The press decides which dot is meant: a
  // click's place is rounded, and among crowded dots another may be nearest to it.
  const opened = useRef<Dot | undefined>(undefined);
  const press = (event: PointerEvent): void => {
    const dot = pointedAt(event);
    opened.current = event.pointerType === 'touch' && dot !== at ? undefined : dot;
    hover(event);
  };
  const click = (): void => {
    if (opened.current) onLook(opened.current.game.id);
  };
  return (
    <svg width={width} height={HEIGHT} aria-hidden="true" onPointerMove={hover} onPointerDown={press} onClick={click}>
      {X_LINES.map((share) => (
        <g key={share}>
          <line class="grid" x1={x(share)} x2={x(share)} y1={TOP_MARGIN} y2={floor} />
          <text class="place" x={x(share)} y={floor + 16}>
            {sayWhole(share)}
          </text>
        </g>
      ))}
      {Y_LINES.map((share) => (
        <g key={share}>
          <line
            class={share === 0 ? 'floor' : 'grid'}
            x1={LEFT_MARGIN}
            x2={right}
            y1={y(heightOf(share))}
            y2={y(heightOf(share))}
          />
          <text class="value" x={LEFT_MARGIN - 8} y={y(heightOf(share)) + 4}>
            {sayWhole(share)}
          </text>
        </g>
      ))}
      <text class="axis" x={(LEFT_MARGIN + right) / 2} y={HEIGHT - 8}>
        {sayExtra('likely.across')}
      </text>
      <text class="axis" transform={`translate(14 ${(TOP_MARGIN + floor) / 2}) rotate(-90)`}>
        {sayExtra('likely.upwards')}
      </text>
      {dots.map((dot) => (
        <circle key={dot.game.id} class={`dot ${dot.game.winnable.kind}`} {...place(dot)} r={RADIUS} />
      ))}
      {at && <circle class="dot-here" {...place(at)} r={RADIUS + 4} />}
    </svg>
  );
}
