import { findGame } from '../../engine/games/index.ts';
import { uncountedOptions } from '../../engine/model/options.ts';
import { decodeDeals } from '../../engine/deals/deal-code.ts';
import { type NamedWay, oddsWays } from '../odds/census/ways.ts';
import { censusWays, type VersionResults, readCensus, CENSUS } from '../odds/census/found.ts';
import { letterOf } from '../odds/census/work.ts';
import { parseDeals } from './deals/arguments.ts';
import { beginsAs, readDeals, writeDeals } from './deals/file.ts';
import { findDeals, MAX_DEALS } from './deals/find.ts';

/*
 * Finds winnable deals of the games named, or of all, in the default version and those near it, rates how hard each is,
 * and writes them into assets/deals, a list at a time. Effort is counted, never timed: the effort recorded in a list
 * yields the same list again. `--seconds` continues a list for as many CPU seconds a version, and `--wanted` until it
 * has so many deals; lists that have them are skipped. It searches as long as the census does, and leaves out the deals
 * that the census did not win. A list that would no longer begin as it did is not written, unless `--anew` is given.
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

const counted = readCensus(CENSUS);
const keyOf = new Map([...censusWays(games)].map(([key, { game, options }]) => [`${game} ${options}`, key]));
const censusOf = ({ game, options }: NamedWay): VersionResults | undefined =>
  counted[keyOf.get(`${game} ${uncountedOptions(findGame(game)!, options)}`) ?? ''];

/** Letters of the census for deals that were not won. */
const NOT_WON = 'lLcop';

for (const way of oddsWays(games)) {
  const before = readDeals(way.game)[way.options];
  if (before && (missing || decodeDeals(before.deals).length >= (wanted ?? Infinity))) continue;
  const isContinued = seconds > 0 && !anew;
  const census = isContinued ? censusOf(way) : undefined;
  const { tried, positions, plays } = { ...(before ?? (seconds > 0 ? NO_EFFORT : FIRST_EFFORT)), ...effort };
  const start = cpuSeconds();
  const list = findDeals(
    way,
    { positions: Math.max(positions, census?.positions ?? 0), plays },
    (done) => done < tried || cpuSeconds() - start < seconds,
    wanted ?? MAX_DEALS,
    {
      list: isContinued ? before : undefined,
      isUseless: (deal) => NOT_WON.includes(letterOf(census?.verdicts ?? '', deal)),
    },
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
