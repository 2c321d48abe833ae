import type { KeptGame } from '../../../preload/api.ts';
import type { Connection } from './connect.ts';
import { watchAddress } from './connect.ts';
import type { Line } from './loopback.ts';
import type { Outbox } from './outbox.ts';
import type { Waiting } from './waiting.ts';
import { sayRefusal } from '../../words/refusals.ts';
import { sayGame } from '../../words/games.ts';
import { say, sayDate } from '../../words/say.ts';
import type { App } from '../app.ts';
import { shownDeal } from '../deals/deals.ts';
import { sayNotices } from '../state/start.ts';
import { refresh } from './refresh.ts';

/** Plays on while there is no host, says so, and brings the table and the host together when there is one again. */
export function watchHost(app: App, { outbox, line }: Connection): void {
  outbox?.watch({
    choose: (here, there) => choose(app, here, there),
    nameOf: nameAside,
    waits: (why) => sayWaits(app, why),
    taken: (game, options) => void app.games.taken(game, options),
    changed: (game, options) => void app.games.renew(game, options),
    refused: (refusal) => app.notices.warn(say('told.not-saved', { why: sayRefusal(refusal) })),
    back: () => void greet(app),
  });
  watchAddress((token) => void (line && adopt(app, line, token)));
}

async function adopt(app: App, line: Line, token: string): Promise<void> {
  if (!(await line.adopt(token))) app.notices.warn(say('away.refused'));
}

/** Says that what an earlier page left is kept now. */
export function tellBrought(app: App, { brought }: Outbox): void {
  if (brought > 0) app.notices.tell(say('away.brought'));
}

function choose(app: App, here: KeptGame, there: KeptGame): Promise<'here' | 'there'> {
  return new Promise((resolve) => {
    const answer = (choice: 'here' | 'there'): void => {
      app.state.change({ parted: undefined });
      resolve(choice);
    };
    app.state.change({ parted: { here, there, answer } });
  });
}

function sayWaits(app: App, why: Waiting | undefined): void {
  const { waits } = app.state;
  if (waits === why) return;
  app.state.change({ waits: why });
  if (why === 'away') app.notices.tell(say('away.gone'));
  if (why !== undefined) return;
  app.lifecycle.settled();
  if (waits === 'away') app.notices.tell(say('away.kept'));
}

/** The name of a game that makes room for another: no saved game has it yet. */
function nameAside(kept: KeptGame): string {
  const deal = shownDeal(kept);
  const told = deal === 0 ? say('statistics.own-deal') : String(deal);
  return say('away.name', { game: sayGame(kept.game), deal: told, date: sayDate(Date.now()) });
}

/** What the host has to tell, and what it keeps: it may be another launch. */
async function greet(app: App): Promise<void> {
  const hello = await app.bridge.request('hello');
  if (!hello.ok) return;
  if (hello.value.notices.length > 0) {
    app.notices.warn(sayNotices(hello.value));
    void app.bridge.request('notices.seen');
  }
  await refresh(app);
}
