import type { Bridge, ResultMark, ResultSummary } from '../../../../preload/api.ts';
import { FIRST_DAY } from './daily-deals.ts';
import type { DailyFives, EndedGame, GameWay } from './daily-fives.ts';
import { earliest } from './day.ts';

/** Results asked for at a time. */
const PAGE = 1000;

/**
 * What was played of a game with its options since the first day that has a deal: results, and a game in progress as
 * one that is not won.
 */
export async function playedSince(bridge: Bridge, way: GameWay): Promise<readonly EndedGame[]> {
  const [begun, ended] = await Promise.all([begunOf(bridge, [way]), resultsOf(bridge, way)]);
  return [...begun, ...ended];
}

/** The same of the five deals of the days; the host is asked for results of those games alone that have any. */
export async function playedOfFives(bridge: Bridge, { ways }: DailyFives): Promise<readonly EndedGame[]> {
  const [begun, all] = await Promise.all([begunOf(bridge, ways), bridge.request('statistics.all')]);
  const finished = new Set(all.ok ? all.value.map(({ game }) => game) : []);
  const ended = ways.filter(({ game }) => finished.has(game)).map((way) => resultsOf(bridge, way));
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

/** A win whose moves were shown is no win of a day. */
async function resultsOf(bridge: Bridge, { game, options }: GameWay): Promise<EndedGame[]> {
  const found: EndedGame[] = [];
  for (let mark: ResultMark | null = null; ;) {
    const reply = await bridge.request('results.list', game, options, PAGE, mark);
    const page: readonly ResultSummary[] = reply.ok ? reply.value : [];
    found.push(...page.map((result) => (result.shown ? { ...result, outcome: 'played' as const } : result)));
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE || last.ended < earliest(FIRST_DAY)) return found;
    mark = { ended: last.ended, id: last.id };
  }
}
