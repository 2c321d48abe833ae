import { REVERSED, TURNED } from '../../model/change.ts';
import { defineGame, toggle } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { fromOf } from '../../model/move.ts';
import type { Step } from '../../model/pile.ts';
import { asTap, playTo } from '../../vocabulary/actions.ts';
import { buildsOn, cardsOn } from '../../vocabulary/conditions.ts';
import { dealDown, dealUp, takeUp } from '../../vocabulary/deals.ts';
import { pile, stock } from '../../vocabulary/piles.ts';
import { atSpots, lineOf, onSpots, spotsIn, turnUpOpen } from '../../vocabulary/shapes/pyramid.ts';
import { anySuit, build, nextTo } from '../../vocabulary/relations.ts';
import { ROUNDS, RUN, SCORE } from '../../model/counters.ts';
import type { Table } from '../../model/table.ts';

const PEAKS = [1.5, 4.5, 7.5];
const spots = spotsIn([PEAKS, PEAKS.flatMap((x) => lineOf(2, x - 0.5)), lineOf(9, 0.5), lineOf(10, 0)]);

export default defineGame({
  id: 'triple-peaks',
  name: 'TriPeaks',
  options: { rounds: toggle('Progressive Rounds'), multiplier: toggle('Multiplier Scoring') },
  variant({ rounds, multiplier }) {
    const turn: Step = (t, move) => {
      t.move(run.index, spent.index, t.size(run.index), REVERSED | TURNED);
      turnOne(t, move);
      t.set(RUN, 0);
      if (!multiplier) t.add(SCORE, -Math.min(5, t.counter(SCORE)));
    };
    const talon = pile({
      ...stock({ can: (t, at) => t.size(at) > 0, run: turn, why: () => ({ code: 'once' }) }),
      double: asTap,
    });
    const spent = pile({ role: 'waste' });
    const run = pile({ role: 'waste', fan: 'right', build: build(nextTo, anySuit) });
    const peaks = onSpots(spots, { role: 'tableau', name: 'peak', lift: 'top', tap: playTo(run), double: asTap });
    const left = cardsOn(peaks);
    const turnOne = dealUp(talon, [run]);
    const deal = [dealDown(talon, peaks.slice(0, 18)), dealUp(talon, peaks.slice(18)), turnOne];
    const played: Step = (t, move) => {
      if (fromOf(move) === talon.index) return;
      t.add(RUN, 1);
      const ends = Number(fromOf(move) < peaks[PEAKS.length]!.index) + Number(left(t) === 0);
      t.add(SCORE, (multiplier ? 2 ** (t.counter(RUN) - 1) : t.counter(RUN)) + ends * (multiplier ? 25 : 15));
      if (!rounds || left(t) > 0) return;
      takeUp(t, [run], talon.index);
      t.move(spent.index, talon.index, t.size(spent.index));
      t.shuffle(talon.index);
      for (const step of deal) step(t, move);
      t.set(RUN, 0);
      t.add(ROUNDS, 1);
    };
    const over = (t: Table): boolean => t.size(talon.index) === 0 && !peaks.some((at) => buildsOn(run)(t, at.index));
    return {
      places: [...rows([[talon, spent]]), { pile: run, x: 1, y: 0 }, ...atSpots(spots, peaks, 1)],
      from: talon,
      deal,
      after: [played, turnUpOpen(peaks)],
      // Rounds go on until nothing can be played; then the game is won if at least one was cleared.
      won: rounds ? (t) => t.counter(ROUNDS) > 0 && over(t) : (t) => left(t) === 0,
      score: (t) => t.counter(SCORE),
      ...(rounds && { shows: [(t: Table) => ({ kind: 'round' as const, value: t.counter(ROUNDS) + 1 })] }),
    };
  },
});
