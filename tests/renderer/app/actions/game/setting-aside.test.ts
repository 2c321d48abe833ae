import { expect, test } from 'vitest';
import { Session } from '../../../../../engine/rules.ts';
import { isSetAside } from '../../../../../renderer/app/model/play/set-aside.ts';
import { playDaily } from '../../../../../renderer/app/actions/exchange/play-daily.ts';
import { dialogOf } from '../../dialog-of.ts';
import { appWithGame } from '../../seated.ts';

/** Seats a Klondike with a card turned, and records the requests to its host. */
async function begun() {
  const table = await appWithGame('klondike', 30);
  const { bridge, games } = table.app;
  table.actions.deal();
  const setAside = async () => {
    const reply = await bridge.request('named.list');
    return reply.ok ? reply.value.filter(isSetAside) : [];
  };
  const lost = async () => {
    const reply = await bridge.request('results.list', null, null, 10, null);
    return reply.ok ? reply.value.length : -1;
  };
  const take = (deal: number) => games.take(Session.begin(table.session().game, table.session().options, deal));
  return { ...table, setAside, lost, take };
}

test('sets a game in progress aside for another deal, without a loss', async () => {
  const { app, session, setAside, lost, take } = await begun();
  await take(31);
  expect([session().deal, app.state.dialog]).toEqual([31, undefined]);
  expect(await setAside()).toMatchObject([{ game: 'klondike', deal: 30, moveCount: 1 }]);
  expect(await lost()).toBe(0);
});

test('resumes a game set aside and sets the present one aside', async () => {
  const { app, actions, session, setAside, take } = await begun();
  await take(31);
  actions.deal();
  const [first] = await setAside();
  await app.games.resumeSetAside(first!.id);
  expect([session().deal, session().moveCount]).toEqual([30, 1]);
  expect((await setAside()).map(({ deal }) => deal)).toEqual([31]);
});

test('resumes a deal of the day that was set aside', async () => {
  const { app, session, setAside, take } = await begun();
  await take(31);
  await playDaily(app, 'klondike', session().options, 30);
  expect([session().deal, session().moveCount]).toEqual([30, 1]);
  expect(await setAside()).toEqual([]);
});

test('asks the player when no more games can be set aside', async () => {
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
