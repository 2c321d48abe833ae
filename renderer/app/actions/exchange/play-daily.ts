import { findGame, type OptionsKey, Session } from '../../../../engine/rules.ts';
import type { Bridge } from '../../../../preload/api.ts';
import type { Tabletop } from '../game/tabletop.ts';
import { isSetAside } from '../../model/play/set-aside.ts';
import type { Games } from '../game/games.ts';
import type { Replays } from '../watching/replays.ts';

interface DailyParts {
  readonly bridge: Bridge;
  readonly tabletop: Tabletop;
  readonly games: Games;
  readonly replays: Replays;
}

/**
 * Puts a daily deal on the table, and resumes it if it was begun; a game in its place moves to the games in progress.
 */
export async function playDaily(
  { bridge, games, replays, tabletop }: DailyParts,
  id: string,
  options: OptionsKey,
  deal: number,
): Promise<void> {
  const game = findGame(id);
  if (!game) return;
  const is = (one: { readonly deal: number; readonly cards: string }): boolean => one.deal === deal && one.cards === '';
  const { own } = tabletop;
  if (own?.is(id, options) && is(own.session) && !own.finished) return replays.close();
  const going = await bridge.request('play.list');
  const kept = going.ok && going.value.some((one) => one.game === id && one.options === options && is(one));
  if (kept && !own?.is(id, options)) return games.enter(id, options);
  const named = await bridge.request('named.list');
  const setAside = named.ok
    ? named.value.find((one) => isSetAside(one) && one.game === id && one.options === options && is(one))
    : undefined;
  if (setAside) return games.resumeSetAside(setAside.id);
  await games.take(Session.begin(game, options, deal));
}
