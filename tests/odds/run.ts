import type { Claim } from './claim.ts';
import { CLAIMS } from './claims.ts';
import { doJobs } from './pool.ts';
import { add, NONE, type Tally } from './try.ts';

export interface Wanted {
  /** Games to try; all when none is named. */
  readonly games: readonly string[];
  /** The most deals of each claim; undefined: as many as the claim has. */
  readonly deals: number | undefined;
  readonly minutes: number;
}

export interface Result {
  readonly claim: Claim;
  readonly tally: Tally;
}

/** Deals of one claim, by its index among the claims. */
export interface Job {
  readonly claim: number;
  readonly first: number;
  readonly count: number;
}

/**
 * The parts into which the deals of each claim are split; a part of each claim is played in turn, so that all have got
 * equally far when time is up.
 */
const PARTS = 40;

/** Tries the claims wanted; `progress` is called with the part done, from 0 to 1. */
export async function tryClaims(
  { games, deals, minutes }: Wanted,
  progress: (done: number) => void,
): Promise<readonly Result[]> {
  const claims = [...CLAIMS.keys()].filter((at) => games.length === 0 || games.includes(CLAIMS[at]!.game));
  const tallies = new Map<number, Tally>(claims.map((at) => [at, NONE]));
  const jobs = jobsOf(claims, deals);
  const end = performance.now() + minutes * 60_000;
  let done = 0;
  await doJobs(
    new URL('worker.ts', import.meta.url),
    jobs,
    () => performance.now() > end,
    ({ claim }, tally) => {
      tallies.set(claim, add(tallies.get(claim) ?? NONE, tally as Tally));
      progress(++done / jobs.length);
    },
  );
  return [...tallies].map(([at, tally]) => ({ claim: CLAIMS[at]!, tally }));
}

function jobsOf(claims: readonly number[], most = Infinity): Job[] {
  const part = (claim: number, nth: number): Job => {
    const deals = Math.min(CLAIMS[claim]!.deals, most);
    const [from, to] = [nth, nth + 1].map((end) => Math.floor((deals * end) / PARTS)) as [number, number];
    return { claim, first: from + 1, count: to - from };
  };
  const parts = Array.from({ length: PARTS }, (_, nth) => claims.map((claim) => part(claim, nth)));
  return parts.flat().filter(({ count }) => count > 0);
}
