import { decodeDeals } from '../../engine/deals/deal-code.ts';
import { oddsWays } from '../odds/census/ways.ts';
import { parseDeals } from './deals/arguments.ts';
import { beginsAs, readDeals, writeDeals } from './deals/file.ts';
import { findDeals, MAX_DEALS } from './deals/find.ts';

/*
 * Finds winnable deals of the games named, or of all, in the usual way and those near it, rates how hard each is, and
 * writes them into assets/deals, a list at a time. Effort is counted, never timed: an existing list is found again with
 * the effort recorded in it, and comes out the same. `--seconds` tries as many more deals of each way as that many CPU
 * seconds allow, and records their number in the list; `--wanted` ends a list after that many deals, and skips lists
 * that have them. A list that would no longer begin as it did is not written, unless `--anew` is given.
 */

/** The effort for a way that has no list yet. */
const FIRST_EFFORT = { tried: 5000, positions: 8000, plays: 12 };
const NO_EFFORT = { ...FIRST_EFFORT, tried: 0 };

const command = parseDeals(process.argv.slice(2));
if (typeof command === 'string') {
  console.error(command);
  process.exit(2);
}
const { games, missing, anew, seconds = 0, wanted, ...effort } = command;

/** CPU seconds that this process has used. */
const cpuSeconds = (): number => process.cpuUsage().user / 1e6;

for (const way of oddsWays(games)) {
  const before = readDeals(way.game)[way.options];
  if (before && (missing || decodeDeals(before.deals).length >= (wanted ?? Infinity))) continue;
  const { tried, positions, plays } = { ...(before ?? (seconds > 0 ? NO_EFFORT : FIRST_EFFORT)), ...effort };
  const start = cpuSeconds();
  const list = findDeals(
    way,
    { positions, plays },
    (done) => done < tried || cpuSeconds() - start < seconds,
    wanted ?? MAX_DEALS,
  );
  if (before && !anew && !beginsAs(before, list)) {
    console.error(`${way.game} ${way.options}: left as it was, since it would begin otherwise`);
    process.exitCode = 1;
    continue;
  }
  writeDeals(way.game, way.options, list);
  const { length } = decodeDeals(list.deals);
  console.log(`${way.game} ${way.options}: ${length} of ${list.tried} deals`);
}
