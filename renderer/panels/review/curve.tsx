import type { Knowable, Review } from '../../../engine/search.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { Chart } from '../ui/chart/chart.tsx';
import { curveOf, turnOf } from './story.ts';

interface CurveProps {
  readonly review: Review;
  readonly knowable: Knowable;
  /** The position shown, by the number of moves before it. */
  readonly at: number;
  readonly onPick: (at: number) => void;
}

/** The curve of a game. A click on it picks a position. */
export function Curve({ review, knowable, at, onPick }: CurveProps) {
  const turn = turnOf(review, knowable);
  const name = sayExtra('review.turning-point');
  const curve = curveOf(review, knowable);
  return (
    <Chart data={turn === undefined ? curve : { ...curve, turn: { place: turn, name } }} picked={at} onPick={onPick} />
  );
}
