import { planNameOf } from '../../../engine/solver/own-games.ts';
import { DealTrials, LOWERED_SHARE } from './deal-trials.ts';
import {
  censusWays,
  countLetters,
  type CensusResults,
  type VersionResults,
  isUntried,
  provenByPlay,
  readCensus,
  wasOpen,
  withoutOpen,
  writeCensus,
} from './found.ts';
import { isOutdated, SOLVER } from './gains.ts';
import { type Finding, Journals, merge, removeJournals } from './journal.ts';
import { letterOf, soonestFirst, WayWork } from './work.ts';

/** Consecutive deals that one process tries, where several share a way. */
const DEALS_A_STRETCH = 20;
/** If this many deals from the first on all stay undecided, a search as long is useless for the others too. */
const USELESS_DEALS = 10;
/** The open deals of a way are searched again when their share is larger than this. */
const MAX_OPEN_SHARE = 0.1;
/** The most deals of a way that are searched again: at ten CPU seconds each they take forty minutes. */
const MAX_DEALS_AGAIN = 240;

export interface CensusEffort {
  /** Deals 1 to this number of each way are tried. */
  readonly deals: number;
  /** The nth of the processes that share the work. */
  readonly part: readonly [nth: number, of: number];
  /** The share of a core that may be used. */
  readonly share: number;
}

/** Where the census is kept: the file of its findings, and the folder of its journals. */
export interface CensusFiles {
  readonly found: string;
  readonly journals: string;
}

/** Returns all findings so far, including the journals of every process. */
export const knownSoFar = ({ found, journals }: CensusFiles): CensusResults =>
  provenByPlay(merge(readCensus(found), new Journals(journals, '').read()));

/** Saves what every process has found. */
export const writeSoFar = (files: CensusFiles): void => writeCensus(files.found, knownSoFar(files));

/** Measures and saves the positions that a deal gets, for versions without this number. */
export function calibrate(files: CensusFiles, games: readonly string[], report: (line: string) => void): void {
  for (const [key, { game, options }] of censusWays(games)) {
    const found = readCensus(files.found);
    if (found[key]) continue;
    const positions = new DealTrials(game, options).positions();
    writeCensus(files.found, { ...found, [key]: { positions, ...searchedBy(game), verdicts: '', wins: '' } });
    report(`${key}: ${positions} positions`);
  }
}

/** The plan and the solver that now search undecided deals of a game. */
const searchedBy = (game: string): Pick<VersionResults, 'plan' | 'solver'> => ({
  plan: planNameOf(game),
  solver: SOLVER,
});

/**
 * Forgets which deals were undecided, and measures the positions of half a second again: for the games named, or for
 * all games that an earlier plan or solver searched. Won and lost deals stay so. No other process may be running,
 * because journals are merged and removed.
 */
export function searchOpenAgain(files: CensusFiles, games: readonly string[], report: (line: string) => void): void {
  const known = knownSoFar(files);
  const outdated = [...censusWays(games)].filter(([key, { game }]) => {
    const way = known[key];
    return way !== undefined && (games.length > 0 || isOutdated(game, way));
  });
  const again = outdated.map(([key, { game, options }]) => {
    const { verdicts, wins } = known[key]!;
    const positions = new DealTrials(game, options).positions();
    report(`${key}: ${countLetters('op', verdicts)} open, ${positions} positions`);
    return [key, { positions, ...searchedBy(game), verdicts: withoutOpen(verdicts), wins }] as const;
  });
  writeCensus(files.found, { ...known, ...Object.fromEntries(again) });
  removeJournals(files.journals);
}

/**
 * Lowers the positions of the other deals to a tenth, for ways whose first deals all stayed open: more ways get
 * finished, and hardly less is known of these.
 */
export function lowerUseless(files: CensusFiles, report: (line: string) => void): void {
  for (const [key, { verdicts }] of Object.entries(knownSoFar(files))) {
    const found = readCensus(files.found);
    const way = found[key]!;
    const first = verdicts.slice(0, USELESS_DEALS);
    if (way.isLowered || countLetters('op', first) < USELESS_DEALS) continue;
    const positions = Math.ceil(LOWERED_SHARE * way.positions);
    writeCensus(files.found, { ...found, [key]: { ...way, positions, isLowered: true } });
    report(`${key}: ${positions} positions, since its first deals stayed open`);
  }
}

/**
 * Tries the deals that are not known yet: first every deal within half a second, then the open deals of ways with many
 * of them, with more positions. Yields each finding once it is in the journal.
 */
export function* census(
  files: CensusFiles,
  games: readonly string[],
  { deals, part }: CensusEffort,
): Generator<Finding, void> {
  const journal = new Journals(files.journals, `part-${part[0]}-of-${part[1]}`);
  for (const isAgain of [false, true])
    for (const finding of soonestFirst(workLeft(knownSoFar(files), games, deals, part, isAgain))) {
      journal.add(finding);
      yield finding;
    }
}

/** Returns the work of one of several processes for each version: its share of the stretches of deals. */
function workLeft(
  known: CensusResults,
  games: readonly string[],
  deals: number,
  [nth, of]: CensusEffort['part'],
  isAgain: boolean,
): WayWork[] {
  const numbers = Array.from({ length: deals }, (_, at) => at + 1);
  return [...censusWays(games)].flatMap(([key, way], at) => {
    const found = known[key];
    if (found === undefined) return [];
    // While other processes still have deals to try, the share of open ones may become small.
    const isWhole = numbers.every((deal) => !isLeft(found, deal, false));
    // The same deals are searched again wherever the census was stopped: those that a longer search has decided count
    // among them.
    const opened = numbers.filter((deal) => wasOpen(letterOf(found.verdicts, deal)));
    if (isAgain && !(isWhole && opened.length > MAX_OPEN_SHARE * deals)) return [];
    const again = isAgain ? new Set(opened.slice(0, MAX_DEALS_AGAIN)) : undefined;
    const isOwn = (deal: number): boolean => (at + Math.floor((deal - 1) / DEALS_A_STRETCH)) % of === nth - 1;
    const left = numbers.filter((deal) => isOwn(deal) && again?.has(deal) !== false && isLeft(found, deal, isAgain));
    return [new WayWork(key, way, found, left, isAgain)];
  });
}

function isLeft({ verdicts, wins }: VersionResults, deal: number, isAgain: boolean): boolean {
  const letter = letterOf(verdicts, deal);
  return isAgain ? letter === 'o' : isUntried(letter) || letterOf(wins, deal) === '.';
}
