import { goesOnFrom } from '../../../../engine/rules.ts';
import type { Bridge, FinishedGame, KeptGame, ResultSummary } from '../../../../preload/api.ts';
import { isSame, type UnsavedChanges } from './unsaved-changes.ts';

type Asked = Pick<Bridge, 'request'>;

/** At most this many of the latest results are searched. */
const RECENT_RESULTS = 100;

/** Whether the host has all of it already, delivered by another page. */
export async function isBrought({ game, options, finished, kept }: UnsavedChanges, bridge: Asked): Promise<boolean> {
  const results = await recentOf(game, options, bridge);
  if (!finished.every(({ deal, ended }) => results.some((each) => each.deal === deal && each.ended === ended)))
    return false;
  if (!kept) return true;
  const reply = await bridge.request('export.kept');
  const there = reply.ok ? reply.value.find((each) => each.game === game && each.options === options) : undefined;
  return there ? isSame(kept, there) && goesOnFrom(there, kept) : isOver(kept, bridge);
}

/** Whether a game has ended in another page, so that it must not go on in this one. */
export async function isOver(kept: KeptGame, bridge: Asked): Promise<boolean> {
  for (const each of await recentOf(kept.game, kept.options, bridge)) {
    if (each.deal !== kept.deal || each.cards !== kept.cards) continue;
    const reply = await bridge.request('results.get', each.id);
    const result: FinishedGame | null = reply.ok ? reply.value : null;
    if (result && isSame(result, kept)) return true;
  }
  return false;
}

async function recentOf(game: string, options: string, bridge: Asked): Promise<readonly ResultSummary[]> {
  const reply = await bridge.request('results.list', game, options, RECENT_RESULTS, null);
  return reply.ok ? reply.value : [];
}
