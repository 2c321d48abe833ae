import { expect, test } from 'vitest';
import { Session } from '../../../../../engine/rules.ts';
import { isParked } from '../../../../../renderer/app/model/play/parked.ts';
import { playDaily } from '../../../../../renderer/app/actions/exchange/play-daily.ts';
import { dialogOf } from '../../dialog-of.ts';
import { appWithGame } from '../../seated.ts';

/** Seats a Klondike with a card turned, and records the requests to its host. */
async function begun() {
  const table = await appWithGame('klondike', 30);
  const { bridge, games } = table.app;
  table.actions.deal();
  const parked = async () => {
    const reply = await bridge.request('named.list');
    return reply.ok ? reply.value.filter(isParked) : [];
  };
  const lost = async () => {
    const reply = await bridge.request('results.list', null, null, 10, null);
    return reply.ok ? reply.value.length : -1;
  };
  const take = (deal: number) => games.take(Session.begin(table.session().game, table.session().options, deal));
  return { ...table, parked, lost, take };
}

test('another deal of a game begun puts that one aside unasked, as no loss', async () => {
  const { app, session, parked, lost, take } = await begun();
  await take(31);
  expect([session().deal, app.state.dialog]).toEqual([31, undefined]);
  expect(await parked()).toMatchObject([{ game: 'klondike', deal: 30, moveCount: 1 }]);
  expect(await lost()).toBe(0);
});

test('a game put aside goes on with its moves, and the one on the table is put aside for it', async () => {
  const { app, actions, session, parked, take } = await begun();
  await take(31);
  actions.deal();
  const [first] = await parked();
  await app.games.unpark(first!.id);
  expect([session().deal, session().moveCount]).toEqual([30, 1]);
  expect((await parked()).map(({ deal }) => deal)).toEqual([31]);
});

test('a deal of the day that was put aside is gone on with, not begun anew', async () => {
  const { app, session, parked, take } = await begun();
  await take(31);
  await playDaily(app, 'klondike', session().options, 30);
  expect([session().deal, session().moveCount]).toEqual([30, 1]);
  expect(await parked()).toEqual([]);
});

test('where no more games can be put aside the player is asked', async () => {
  const { app, session, take } = await begun();
  const request = app.bridge.request.bind(app.bridge) as (...all: unknown[]) => Promise<unknown>;
  const refuse = (name: string, ...args: unknown[]): Promise<unknown> =>
    name === 'named.aside'
      ? Promise.resolve({ ok: false, refusal: { code: 'failed', message: 'full' } })
      : request(name, ...args);
  Object.assign(app.bridge, { request: refuse });
  const taken = take(31);
  await expect.poll(() => app.state.dialog).toBeDefined();
  dialogOf(app.state, 'loss').answer(false);
  await taken;
  expect([session().deal, session().moveCount]).toEqual([30, 1]);
});
