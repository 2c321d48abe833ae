import { findGame } from '../../engine/games/index.ts';
import type { Answers } from '../../engine/model/game.ts';
import { makeOptions } from '../../engine/model/options.ts';
import { intervalOf } from '../../engine/trainer/interval.ts';
import { type DealRange, dealsOf, take } from '../tools/solve/arguments.ts';
import { WayBench, type WayFigures } from './review/way-bench.ts';

/** The games that are played, and the answers that are not the usual ones. */
const REVIEWED: readonly (readonly [string, Answers])[] = [
  ['klondike', {}],
  ['canfield', {}],
  ['yukon', {}],
  ['spider', { suits: 'one' }],
  ['spider', { suits: 'two' }],
  ['freecell', {}],
  ['golf', {}],
];
const DEALS: DealRange = { from: 1, to: 28 };

/**
 * Plays games with blunders at known moves, and some by the hints, at a glance and by chance, and reviews them: how
 * many of the blunders are named, what else is, and how accurate each player comes out. A line a game while it goes on.
 * `words`: games, all of the list without any, `--deals FROM-TO`, and `--blunders` or `--players` for one kind alone.
 */
export function benchReview(words: readonly string[] = []): Readonly<Record<string, unknown>> {
  const rest = [...words];
  const taken = take(rest, '--deals', 1);
  const only = ['--blunders', '--players'].find((flag) => take(rest, flag));
  const deals = taken ? dealsOf(taken[1] ?? '') : DEALS;
  const ways = REVIEWED.filter(([id, answers]) => rest.length === 0 || rest.includes(nameOf(id, answers)));
  if (typeof deals === 'string' || ways.length === 0) {
    console.error(typeof deals === 'string' ? deals : `"${rest.join(' ')}" is no game of this bench.`);
    process.exit(2);
  }
  return Object.fromEntries(ways.map(([id, answers]) => [nameOf(id, answers), benchWay(id, answers, deals, only)]));
}

const nameOf = (id: string, answers: Answers): string => [id, ...Object.values(answers).map(String)].join('-');

function benchWay(id: string, answers: Answers, { from, to }: DealRange, only: string | undefined): unknown {
  const game = findGame(id)!;
  const bench = new WayBench(game, makeOptions(game, answers));
  for (let deal = from; deal <= to; deal++) {
    if (only !== '--players') bench.blundered(deal);
    if (only !== '--blunders') bench.players(deal);
  }
  return summed(bench.figures);
}

function summed({ accuracy, ms, ms120, ...counts }: WayFigures): unknown {
  const mean = (all: readonly number[]): number =>
    Math.round((10 * all.reduce((sum, each) => sum + each, 0)) / Math.max(1, all.length)) / 10;
  const { hint, glance, chance } = accuracy;
  return {
    ...counts,
    share: intervalOf(counts.named, counts.blunders),
    accuracy: { hint: mean(hint), glance: mean(glance), chance: mean(chance) },
    ms: { mean: Math.round(mean(ms)), most: Math.round(Math.max(0, ...ms)), of120: Math.round(Math.max(0, ...ms120)) },
  };
}
