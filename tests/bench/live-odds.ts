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
  'canfield',
  'la-belle-lucie',
  'golf',
  'pyramid',
];
/** CPU seconds after which is told what is known. */
const SECONDS = [2, 5, 10, 20];

/**
 * How soon the workshop knows how often a game is won, made by its recipe, in the CPU time of its worker: when the
 * first deal is counted, and what the share and its interval are after so many seconds. `words`: the games.
 */
export function benchLiveOdds(words: readonly string[] = []): unknown {
  return Object.fromEntries((words.length > 0 ? words : GAMES).map((id) => [id, oddsOf(id)]));
}

function oddsOf(id: string): Record<string, unknown> {
  const begun = process.cpuUsage().user;
  const seconds = (): number => (process.cpuUsage().user - begun) / 1e6;
  const sampling = new Sampling(makeGame(CATALOGUE_RECIPES[id]!), {});
  const told: Record<string, unknown> = {};
  const left = [...SECONDS];
  for (const _ of sampling.work()) {
    if (told['first'] === undefined && sampling.found.deals > 0) told['first'] = `${seconds().toFixed(2)} s`;
    if (seconds() < left[0]!) continue;
    told[`after ${left.shift()} s`] = known(sampling);
    if (left.length === 0) break;
  }
  return told;
}

/** As `81 % ± 5.2, 240 deals, 12 open`; what it may be has the deals in it that are open. */
function known({ found }: Sampling): string {
  const [low, high] = wilsonBetween(found.won, found.open + found.chance, found.deals).map((share) => 100 * share) as [
    number,
    number,
  ];
  const range = `${((low + high) / 2).toFixed(0)} % ± ${((high - low) / 2).toFixed(1)}`;
  return `${range}, ${found.deals} deals, ${found.open} open`;
}
