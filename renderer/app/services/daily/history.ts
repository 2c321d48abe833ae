import type { Bridge, ResultMark, ResultSummary } from '../../../../preload/api.ts';
import { FIRST_DAY } from './daily-deals.ts';
import type { DailyFives, EndedGame, GameWay } from './daily-fives.ts';
import { earliest } from './day.ts';

/** The number of results in one request. */
const PAGE = 1000;

/**
 * Lists what was played of a game with its options since the first day that has a deal: results, and the game in
 * progress as not won.
 */
export async function playedSince(bridge: Bridge, way: GameWay): Promise<readonly EndedGame[]> {
  const [begun, ended] = await Promise.all([begunOf(bridge, [way]), resultsSince(bridge, way)]);
  return [...begun, ...ended];
}

/** Lists the same for the daily fives; only games with any results are requested from the host. */
export async function playedOfFives(bridge: Bridge, { ways }: DailyFives): Promise<readonly EndedGame[]> {
  const [begun, all] = await Promise.all([begunOf(bridge, ways), bridge.request('statistics.all')]);
  const finished = new Set(all.ok ? all.value.map(({ game }) => game) : []);
  const ended = ways.filter(({ game }) => finished.has(game)).map((way) => resultsSince(bridge, way));
  return [...begun, ...(await Promise.all(ended)).flat()];
}

async function begunOf(bridge: Bridge, ways: readonly GameWay[]): Promise<readonly EndedGame[]> {
  const going = await bridge.request('play.list');
  if (!going.ok) return [];
  return going.value
    .filter((one) => ways.some(({ game, options }) => one.game === game && one.options === options))
    .map(({ game, options, deal, cards, saved }) => ({
      game,
      options,
      deal,
      cards,
      outcome: 'played',
      ended: saved,
    }));
}

/**
 * Lists the results of a game with its options, or of all games, since the first day that has a deal. A win for which
 * moves were shown counts only as played.
 */
export async function resultsSince(bridge: Bridge, way: GameWay | null): Promise<EndedGame[]> {
  const found: EndedGame[] = [];
  for (let mark: ResultMark | null = null; ;) {
    const reply = await bridge.request('results.list', way?.game ?? null, way?.options ?? null, PAGE, mark);
    const page: readonly ResultSummary[] = reply.ok ? reply.value : [];
    found.push(...page.map((result) => (result.shown ? { ...result, outcome: 'played' as const } : result)));
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE || last.ended < earliest(FIRST_DAY)) return found;
    mark = { ended: last.ended, id: last.id };
  }
}
