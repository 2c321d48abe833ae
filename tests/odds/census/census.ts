import { Asking, LONGER } from './asking.ts';
import { censusWays, countLetters, type Found, type FoundWay, readFound, writeFound } from './found.ts';
import { type Finding, Journals, merge } from './journal.ts';

/** Deals of one way that are asked one after the other, before the next way has its turn. */
const DEALS_A_TURN = 20;
/** A way is asked again while a larger share of its deals is open. */
const MAX_OPEN = 0.1;

export interface CensusEffort {
  /** Deals 1 to so many of each way. */
  readonly deals: number;
  /** The nth of so many processes that share the work. */
  readonly part: readonly [nth: number, of: number];
  /** The share of a core that may be used. */
  readonly share: number;
}

/** Where the census is kept: the file of what was found, and the folder of its journals. */
export interface CensusFiles {
  readonly found: string;
  readonly journals: string;
}

/** What is known by now, journals of every process included. */
export const knownSoFar = ({ found, journals }: CensusFiles): Found =>
  merge(readFound(found), new Journals(journals, '').read());

/** Writes down what every process has found. */
export const writeSoFar = (files: CensusFiles): void => writeFound(files.found, knownSoFar(files));

/** Measures, for ways of which it is not known, how many positions a deal is given; writes it down. */
export function calibrate(files: CensusFiles, games: readonly string[], say: (line: string) => void): void {
  for (const [key, { game, options }] of censusWays(games)) {
    const found = readFound(files.found);
    if (found[key]) continue;
    const positions = new Asking(game, options).positions();
    writeFound(files.found, { ...found, [key]: { positions, verdicts: '', wins: '' } });
    say(`${key}: ${positions} positions`);
  }
}

/**
 * Asks what is not known yet: every deal within half a second, a turn of each way after the other; then the open deals
 * of ways with many of them again, with more positions. Gives a finding after the other; each is in the journal.
 */
export function* census(
  files: CensusFiles,
  games: readonly string[],
  { deals, part: [nth, of] }: CensusEffort,
): Generator<Finding, void> {
  const journal = new Journals(files.journals, `part-${nth}-of-${of}`);
  for (const isAgain of [false, true]) {
    const known = knownSoFar(files);
    const turns = turnsOf(games, deals, known).filter((_, at) => at % of === nth - 1);
    for (const { key, game, options, first } of turns) {
      const way = known[key]!;
      if (isAgain && openShare(way.verdicts) <= MAX_OPEN) continue;
      for (const finding of takeTurn({ key, game, options, first }, way, deals, isAgain)) {
        journal.add(finding);
        yield finding;
      }
    }
  }
}

/** A stretch of deals of one way. */
interface Turn {
  readonly key: string;
  readonly game: string;
  readonly options: string;
  readonly first: number;
}

/** The first deals of every way, then the next of every way. */
function turnsOf(games: readonly string[], deals: number, known: Found): Turn[] {
  const ways = [...censusWays(games)].filter(([key]) => known[key] !== undefined);
  const firsts = Array.from({ length: Math.ceil(deals / DEALS_A_TURN) }, (_, nth) => 1 + nth * DEALS_A_TURN);
  return firsts.flatMap((first) => ways.map(([key, { game, options }]) => ({ key, game, options, first })));
}

function* takeTurn(
  { key, game, options, first }: Turn,
  { positions, verdicts, wins }: FoundWay,
  deals: number,
  isAgain: boolean,
): Generator<Finding, void> {
  let asking: Asking | undefined;
  for (let deal = first; deal < first + DEALS_A_TURN && deal <= deals; deal++) {
    const letter = verdicts[deal - 1] ?? '.';
    const isPlayed = (wins[deal - 1] ?? '.') !== '.';
    if (isAgain ? letter !== 'o' : letter !== '.' && isPlayed) continue;
    asking ??= new Asking(game, options);
    const verdict = isAgain
      ? asking.verdict(deal, LONGER * positions, 'p')
      : letter === '.'
        ? asking.verdict(deal, positions, 'o')
        : letter;
    yield { way: key, deal, verdict, wins: isPlayed ? undefined : asking.wins(deal) };
  }
}

const openShare = (verdicts: string): number => countLetters('op', verdicts) / Math.max(1, verdicts.length);
