import type { BroughtTogether, KeptGame, Bridge } from '../../../../preload/api.ts';
import { type Connection, watchAddress } from '../../services/host/connect.ts';
import type { HostBridge } from '../../services/host/loopback.ts';
import type { Outbox } from '../../services/host/outbox.ts';
import type { Waiting } from '../../model/waiting.ts';
import { sayRefusal } from '../../../words/refusals.ts';
import { sayGame } from '../../../words/games.ts';
import { say, sayDate } from '../../../words/say.ts';
import type { AppState } from '../../model/app-state.ts';
import type { Disposables } from '../../model/disposables.ts';
import type { Dialogs } from '../../services/page/dialogs.ts';
import type { Notices } from '../../services/page/notices.ts';
import type { Lifecycle } from '../game/lifecycle.ts';
import type { Games } from '../game/games.ts';
import { shownDeal } from '../../model/play/deals.ts';
import { sayNotices } from '../../services/page/host-notices.ts';
import { refresh } from './refresh.ts';

interface AwayParts {
  readonly bridge: Bridge;
  readonly state: AppState;
  readonly dialogs: Dialogs;
  readonly notices: Notices;
  readonly lifecycle: Lifecycle;
  readonly games: Games;
  readonly disposables: Disposables;
}

/** Lets the player go on while there is no host, says so, and reconciles the table with the host once it is back. */
export function watchHost(parts: AwayParts, { outbox, line }: Connection): void {
  const { bridge, disposables } = parts;
  const unwatch = outbox?.watch({
    choose: (here, there) => parts.dialogs.askFork(here, there),
    nameOf: nameAside,
    waits: (why) => sayWaits(parts, why),
    taken: (game, options) => void parts.games.taken(game, options),
    changed: (game, options) => void parts.games.renew(game, options),
    refused: (refusal) => parts.notices.warn(say('notice.not-saved', { why: sayRefusal(refusal) })),
    back: () => void greet(parts),
  });
  if (unwatch) disposables.add(unwatch);
  disposables.add(bridge.on('together', (brought) => void takeBrought(parts, brought)));
  disposables.add(watchAddress((token) => void (line && adopt(parts, line, token))));
}

/** Shows games continued, and settings changed, on another machine. */
async function takeBrought(parts: AwayParts, { games }: BroughtTogether): Promise<void> {
  for (const { game, options } of games) await parts.games.renew(game, options);
  await refresh(parts);
}

async function adopt(parts: AwayParts, line: HostBridge, token: string): Promise<void> {
  if (!(await line.adopt(token))) parts.notices.warn(say('away.refused'));
}

/** Says that an earlier page's changes are now saved. */
export function announceBrought(parts: AwayParts, { brought }: Outbox): void {
  if (brought > 0) parts.notices.tell(say('away.brought'));
}

function sayWaits(parts: AwayParts, why: Waiting | undefined): void {
  const { saveDelay } = parts.state;
  if (saveDelay === why) return;
  parts.state.change({ saveDelay: why });
  if (why === 'away') parts.notices.tell(say('away.gone'));
  if (why !== undefined) return;
  parts.lifecycle.settled();
  if (saveDelay === 'away') parts.notices.tell(say('away.kept'));
}

/** Returns a name for a game that makes room for another, one that no saved game has yet. */
function nameAside(kept: KeptGame): string {
  const deal = shownDeal(kept);
  const dealName = deal === 0 ? say('statistics.own-deal') : String(deal);
  return say('away.name', { game: sayGame(kept.game), deal: dealName, date: sayDate(Date.now()) });
}

/** Shows the notices of the host, which may have been restarted, and its settings and games. */
async function greet(parts: AwayParts): Promise<void> {
  const hello = await parts.bridge.request('hello');
  if (!hello.ok) return;
  if (hello.value.notices.length > 0) {
    parts.notices.warn(sayNotices(hello.value));
    void parts.bridge.request('notices.seen');
  }
  await refresh(parts);
}
