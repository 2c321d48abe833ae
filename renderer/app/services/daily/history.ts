import type { OptionsKey } from '../../../../engine/index.ts';
import type { Bridge, ResultMark, ResultSummary } from '../../../../preload/api.ts';
import { type EndedDaily, FIRST_DAY } from './daily-deals.ts';
import { earliest } from './day.ts';

/** Results asked for at a time. */
const PAGE = 1000;

/**
 * What was played of a game with its options since the first day that has a deal: results, and a game in progress as
 * one that is not won.
 */
export async function playedSince(bridge: Bridge, game: string, options: OptionsKey): Promise<readonly EndedDaily[]> {
  const going = await bridge.request('play.list');
  const kept = going.ok ? going.value.filter((one) => one.game === game && one.options === options) : [];
  const begun = kept.map(({ deal, cards, saved }): EndedDaily => ({ deal, cards, outcome: 'played', ended: saved }));
  return [...begun, ...(await resultsOf(bridge, game, options))];
}

/** A win whose moves were shown is no win of a day. */
async function resultsOf(bridge: Bridge, game: string, options: OptionsKey): Promise<EndedDaily[]> {
  const found: EndedDaily[] = [];
  for (let mark: ResultMark | null = null; ;) {
    const reply = await bridge.request('results.list', game, options, PAGE, mark);
    const page: readonly ResultSummary[] = reply.ok ? reply.value : [];
    found.push(...page.map((result) => (result.shown ? { ...result, outcome: 'played' as const } : result)));
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE || last.ended < earliest(FIRST_DAY)) return found;
    mark = { ended: last.ended, id: last.id };
  }
}
