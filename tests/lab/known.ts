import { games } from '../../engine/games/index.ts';
import type { Role } from '../../engine/model/pile.ts';
import { COUNTERS, RUN, SCORE } from '../../engine/model/counters.ts';
import { uncountedOptions } from '../../engine/model/options.ts';
import { beginsNoMove } from '../../engine/search/view/fits.ts';
import { GameView } from '../../engine/search/view/game-view.ts';
import type { Known } from '../../engine/search/boards/position/facts.ts';
import { KNOWN, type KnownGame } from '../../engine/solver/known.ts';
import { isHomeOrTakesNone } from '../../engine/search/proofs/lasting-home.ts';
import { talonOf } from '../../engine/search/boards/position/talon.ts';
import { deal, playAtRandom, type Way, ways } from '../engine/play.ts';
import { type Compared, refute, weaker } from '../engine/solver/probe/probe.ts';
import { writeKnown } from './known-file.ts';

/* Finds by random play what is known of the games named, or of all, beyond their rules, and writes it down. */

const EFFORT = { deals: Array.from({ length: 6 }, (_, at) => at + 1), moves: 50 };

/** Counters that may be found to have no effect; the effect of others may be too rare for random play to meet. */
const POSSIBLY_IDLE: ReadonlySet<number> = new Set([SCORE, RUN]);

/** Returns everything that could be known of a game, whether it holds or not. */
function candidate(gameWays: readonly Way[]): Known {
  const piles = gameWays.flatMap((way) => deal(way, 1).rules.piles);
  const rolesWith = (test: (pile: (typeof piles)[number]) => boolean): Role[] =>
    [...new Set(piles.filter(test).map(({ rules }) => rules.role))].toSorted();
  const shared = rolesWith((pile) => piles.some((other) => other !== pile && other.rules === pile.rules));
  return {
    alike: Object.fromEntries(shared.map((role) => [role, 'always'])),
    sunk: rolesWith(beginsNoMove),
    ...(gameWays.some((way) => talonOf(new GameView(deal(way, 1).rules))) && { talon: true }),
    ...(piles.every(isHomeOrTakesNone) && { lasting: true }),
    idle: [...new Set(gameWays.flatMap(changing))].filter((counter) => POSSIBLY_IDLE.has(counter)),
  };
}

/** Returns the counters that random play changes. */
function changing(way: Way): number[] {
  const dealt = deal(way, 1);
  const seen = new Set<number>();
  const before = Array.from({ length: COUNTERS }, (_, counter) => dealt.table.counter(counter));
  playAtRandom(dealt, 1, 100, () => before.forEach((was, at) => dealt.table.counter(at) !== was && seen.add(at)));
  return [...seen];
}

/** The least number of comparisons that proves anything. */
const MIN_COMPARISONS = 20;

function knownOf(gameWays: readonly Way[]): Known {
  let known = candidate(gameWays);
  const compared: Compared = new Map();
  for (let at = 0; at < gameWays.length;) {
    const refuted = refute(gameWays[at]!, known, EFFORT, compared);
    if (refuted) known = weaker(known, refuted);
    if (refuted) compared.clear();
    at = refuted ? 0 : at + 1;
  }
  const proven = Object.entries(known.alike ?? {}).filter(
    ([role, since]) => since === 'always' || (compared.get(role as Role) ?? 0) >= MIN_COMPARISONS,
  );
  return { ...known, alike: Object.fromEntries(proven) };
}

const isEmpty = (value: unknown): boolean => typeof value === 'object' && Object.keys(value ?? {}).length === 0;
const wantedGames = process.argv.slice(2);
const found: Record<string, KnownGame> = { ...KNOWN };
for (const { id } of games) {
  if (wantedGames.length > 0 && !wantedGames.includes(id)) continue;
  // The solver plays with the default scoring: points are not part of its positions.
  const played = ways
    .filter(({ game }) => game.id === id)
    .map(({ game, options, name }): Way => ({ game, options: uncountedOptions(game, options), name }));
  const { restless, ...known } = knownOf([...new Map(played.map((way) => [way.options, way])).values()]);
  const kept = Object.fromEntries(Object.entries(known).filter(([, value]) => !isEmpty(value)));
  const { plan } = KNOWN[id] ?? {};
  found[id] = { ...(plan && { plan }), ...kept, ...(restless && { restless }) };
  console.log(id, JSON.stringify(found[id]));
}
writeKnown(found);
