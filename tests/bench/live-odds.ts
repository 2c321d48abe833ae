import { addUp, type Sampled } from '../../engine/deals/sampled.ts';
import { Sampling } from '../../engine/deals/sampling.ts';
import { CATALOGUE_RECIPES } from '../../engine/recipes/catalogue.ts';
import { makeGame } from '../../engine/recipes/make-game.ts';
import { wilsonBetween } from '../../renderer/panels/rules/odds/wilson.ts';

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
/** CPU seconds of each worker after which is told what is known. */
const SECONDS = [2, 5, 10, 20];
/** Half of an interval that is narrow enough, and the seconds after which it is waited for no more. */
const [CLOSE, MOST] = [0.05, 60];
const CREW = '--crew=';

/**
 * How soon the workshop knows how often a game is won, made by its recipe, in the CPU time of each of its workers: when
 * the first deal is counted, what the share and its interval are after so many seconds, and when that is known to five
 * in a hundred. `words`: the games, and `--crew=N` for so many workers, whose work is done in turns here.
 */
export function benchLiveOdds(words: readonly string[] = []): unknown {
  const crew = Number(words.find((word) => word.startsWith(CREW))?.slice(CREW.length) ?? 1);
  const named = words.filter((word) => !word.startsWith(CREW));
  return Object.fromEntries((named.length > 0 ? named : GAMES).map((id) => [id, oddsOf(id, crew)]));
}

function oddsOf(id: string, crew: number): Record<string, unknown> {
  const begun = process.cpuUsage().user;
  const seconds = (): number => (process.cpuUsage().user - begun) / 1e6 / crew;
  const told: Record<string, unknown> = {};
  const left = [...SECONDS];
  for (const found of together(id, crew)) {
    if (found.deals > 0) told['first'] ??= `${seconds().toFixed(2)} s`;
    if (found.deals > 0 && halfOf(found) <= CLOSE) told['± 5 %'] ??= `${seconds().toFixed(1)} s`;
    while (left.length > 0 && seconds() >= left[0]!) told[`after ${left.shift()} s`] = known(found);
    if ((left.length === 0 && told['± 5 %'] !== undefined) || seconds() > MOST) break;
  }
  return told;
}

/** Deals of one worker and those of the next. */
const APART = 10_000_000;
/** Steps of one worker before the next has its turn. */
const TURN = 20;

/** What so many workers know together, again and again. */
function* together(id: string, crew: number): Generator<Sampled, void, void> {
  const game = makeGame(CATALOGUE_RECIPES[id]!);
  const samplings = Array.from({ length: crew }, (_, nth) => new Sampling(game, {}, { after: nth * APART, crew }));
  const works = samplings.map((sampling) => sampling.work());
  for (let done = 0; done < crew;) {
    done = 0;
    for (const work of works) {
      for (let step = 0; step < TURN; step++) if (work.next().done === true) done += step === 0 ? 1 : 0;
      yield addUp(samplings.map(({ found }) => found));
    }
  }
}

const intervalOf = ({ won, open, chance, deals }: Sampled) => wilsonBetween(won, open + chance, deals);

function halfOf(found: Sampled): number {
  const [low, high] = intervalOf(found);
  return (high - low) / 2;
}

/** As `81 % ± 5.2, 240 deals, 12 open`; what it may be has the deals in it that are open. */
function known(found: Sampled): string {
  const [low, high] = intervalOf(found);
  const range = `${(50 * (low + high)).toFixed(0)} % ± ${(100 * halfOf(found)).toFixed(1)}`;
  return `${range}, ${found.deals} deals, ${found.open} open`;
}
