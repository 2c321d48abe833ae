import { addUp, type Sampled } from '../../engine/deals/sampled.ts';
import { Sampling } from '../../engine/deals/sampling.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { partOf, verdictsOfSimilarGames } from '../../engine/deals/recorded.ts';
import { catalogueRecipes } from '../../engine/games/catalogue-recipes.ts';
import { makeGame } from '../../engine/recipes/make-game.ts';
import { ROOT } from '../../main/build/root.ts';
import { wilsonBetween } from '../../renderer/panels/rules/odds/wilson.ts';

const VERDICTS = JSON.parse(readFileSync(join(ROOT, 'assets/verdicts.json'), 'utf8')) as Record<string, string>;
/** Games of one pack that are measured unless others are named. */
const GAMES = [
  'klondike',
  'yukon',
  'easthaven',
  'whitehead',
  'freecell',
  'eight-off',
  'canfield',
  'russian-solitaire',
  'golf',
  'pyramid',
];
/** CPU seconds of each worker after which the odds found so far are reported. */
const REPORT_SECONDS = [2, 5, 10, 20];
/** Half the width of an interval that is narrow enough, and the seconds after which the bench gives up on it. */
const [CLOSE_SHARE, MAX_SECONDS] = [0.05, 60];
const CREW_FLAG = '--crew=';
/** Leaves out what the census knows of similar games. */
const UNTOLD_FLAG = '--untold';
/** In place of games: all that are played with one pack; reports how many are soon known. */
const ONE_PACK = 'one-pack';
/** CPU seconds of each worker within which a game of one pack should be known. */
const SOON_SECONDS = 20;

/**
 * Measures how soon the workshop knows how often a game, made by its recipe, is won, in the CPU time of each of its
 * workers: when the first deal is counted, the share and its interval after some seconds, and when the share is known
 * to ± 5 %. `words`: the games, or `one-pack` and some of those; `--crew=N`: by N workers, which take turns here;
 * `--untold`: without what the census knows of similar games.
 */
export function benchLiveOdds(words: readonly string[] = []): unknown {
  const crew = Number(words.find((word) => word.startsWith(CREW_FLAG))?.slice(CREW_FLAG.length) ?? 1);
  const measure = { crew, usesCensus: !words.includes(UNTOLD_FLAG) };
  const named = words.filter((word) => !word.startsWith('--'));
  if (named[0] === ONE_PACK) return ofOnePack(named.slice(1), measure);
  return Object.fromEntries((named.length > 0 ? named : GAMES).map((id) => [id, oddsOf(id, measure)]));
}

interface Measure {
  readonly crew: number;
  /** Whether what the census knows of similar games is used. */
  readonly usesCensus: boolean;
}

/** Measures all games of one pack: how many are known to ± 5% in time, and the results for the others. */
function ofOnePack(only: readonly string[], measure: Measure): Record<string, unknown> {
  const games = Object.entries(catalogueRecipes())
    .flatMap(([id, { packs }]) => (packs === '1' ? [id] : []))
    .filter((id) => only.length === 0 || only.includes(id));
  const others: Record<string, string> = {};
  const firsts: number[] = [];
  for (const id of games) {
    const { first, found } = soonKnown(id, measure);
    firsts.push(first);
    if (halfOf(found) > CLOSE_SHARE) others[id] = known(found);
    console.error(`${id}: ${known(found)}`);
  }
  const close = games.length - Object.keys(others).length;
  return { games: games.length, close, 'slowest first': `${Math.max(...firsts).toFixed(2)} s`, others };
}

/**
 * Returns the odds of a game when they are narrow enough or the time is over, and the seconds until its first deal was
 * counted.
 */
function soonKnown(id: string, measure: Measure): { readonly first: number; readonly found: Sampled } {
  const start = process.cpuUsage().user;
  let [first, last]: [number, Sampled | undefined] = [Infinity, undefined];
  for (const found of together(id, measure)) {
    const seconds = (process.cpuUsage().user - start) / 1e6 / measure.crew;
    last = found;
    if (found.deals > 0) first = Math.min(first, seconds);
    if (seconds > SOON_SECONDS || (found.deals > 0 && halfOf(found) <= CLOSE_SHARE)) break;
  }
  return { first, found: last! };
}

function oddsOf(id: string, measure: Measure): Record<string, unknown> {
  const start = process.cpuUsage().user;
  const seconds = (): number => (process.cpuUsage().user - start) / 1e6 / measure.crew;
  const report: Record<string, unknown> = {};
  const left = [...REPORT_SECONDS];
  for (const found of together(id, measure)) {
    if (found.deals > 0) report['first'] ??= `${seconds().toFixed(2)} s`;
    if (found.deals > 0 && halfOf(found) <= CLOSE_SHARE) report['± 5 %'] ??= `${seconds().toFixed(1)} s`;
    while (left.length > 0 && seconds() >= left[0]!) report[`after ${left.shift()} s`] = known(found);
    if ((left.length === 0 && report['± 5 %'] !== undefined) || seconds() > MAX_SECONDS) break;
  }
  return report;
}

/** Deal numbers from one worker's deals to the next one's. */
const DEALS_APART = 10_000_000;
/** Steps of one worker before the next one's turn. */
const STEPS_PER_TURN = 20;

/** Yields repeatedly the odds that all workers know together. */
function* together(id: string, { crew, usesCensus }: Measure): Generator<Sampled, void, void> {
  const game = makeGame(catalogueRecipes()[id]!);
  const recorded = usesCensus ? verdictsOfSimilarGames(game.id, VERDICTS) : undefined;
  const after = recorded?.verdicts.length ?? 0;
  const samplings = Array.from(
    { length: crew },
    (_, nth) =>
      new Sampling(
        game,
        {},
        { after: after + nth * DEALS_APART, crew, ...(recorded && { recorded: partOf(recorded, nth, crew) }) },
      ),
  );
  const works = samplings.map((sampling) => sampling.work());
  for (let done = 0; done < crew;) {
    done = 0;
    for (const work of works) {
      for (let step = 0; step < STEPS_PER_TURN; step++) if (work.next().done === true) done += step === 0 ? 1 : 0;
      yield addUp(samplings.map(({ found }) => found));
    }
  }
}

const intervalOf = ({ won, open, chance, deals }: Sampled) => wilsonBetween(won, open + chance, deals);

function halfOf(found: Sampled): number {
  const [low, high] = intervalOf(found);
  return (high - low) / 2;
}

/** Formats as `81 % ± 5.2, 240 deals, 12 open`; the interval allows for open deals being won or lost. */
function known(found: Sampled): string {
  const [low, high] = intervalOf(found);
  const range = `${(50 * (low + high)).toFixed(0)} % ± ${(100 * halfOf(found)).toFixed(1)}`;
  return `${range}, ${found.deals} deals, ${found.open} open`;
}
