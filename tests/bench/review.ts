import { findGame } from '../../engine/games/index.ts';
import type { Answers } from '../../engine/model/game.ts';
import { makeOptions } from '../../engine/model/options.ts';
import { type DealRange, dealsOf, take } from '../lab/solve/arguments.ts';
import { ReviewedLines } from './review/reviewed-lines.ts';
import { WayBench } from './review/way-bench.ts';

/** The games that are played, with the answers that are not the default ones. */
const REVIEWED_WAYS: readonly (readonly [string, Answers])[] = [
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
 * Plays games with blunders at known moves, and others by hints, at a glance and at random, and reviews them: how many
 * of the blunders are named, what else is, and how accurate each player is found to be. Prints a line for each game as
 * it goes. `words`: games, all of the list without any, `--deals FROM-TO`, `--blunders` or `--players` for one kind
 * alone, and `--file NAME`, which keeps the lines: a stopped run goes on from there, and all its lines are summed up.
 */
export function benchReview(words: readonly string[] = []): Readonly<Record<string, unknown>> {
  const rest = [...words];
  const taken = take(rest, '--deals', 1);
  const lines = new ReviewedLines(take(rest, '--file', 1)?.[1]);
  const only = ['--blunders', '--players'].find((flag) => take(rest, flag));
  const deals = taken ? dealsOf(taken[1] ?? '') : DEALS;
  const ways = REVIEWED_WAYS.filter(([id, answers]) => rest.length === 0 || rest.includes(nameOf(id, answers)));
  if (typeof deals === 'string' || ways.length === 0) {
    console.error(typeof deals === 'string' ? deals : `"${rest.join(' ')}" is no game of this bench.`);
    process.exit(2);
  }
  const benches = ways.map(([id, answers]) => {
    const game = findGame(id)!;
    return new WayBench(nameOf(id, answers), game, makeOptions(game, answers), lines);
  });
  for (let deal = deals.from; deal <= deals.to; deal++) {
    for (const bench of benches) {
      if (only !== '--players') bench.blundered(deal);
      if (only !== '--blunders') bench.players(deal);
    }
  }
  return Object.fromEntries(benches.map(({ name }) => [name, lines.of(name)]));
}

const nameOf = (id: string, answers: Answers): string => [id, ...Object.values(answers).map(String)].join('-');
