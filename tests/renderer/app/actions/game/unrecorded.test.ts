import { expect, test } from 'vitest';
import type { RecordedGame, Refusal } from '../../../../../preload/api.ts';
import { appWithGame } from '../../seated.ts';

const NO_ROOM: Refusal = { code: 'failed', message: 'The disk is full.', about: { because: 'full' } };

test('repeats recording the end of a game until the host confirms it', async () => {
  const { app, actions } = await appWithGame('klondike', 1);
  const { bridge } = app;
  const asked: RecordedGame[] = [];
  let full = true;
  const request = bridge.request.bind(bridge) as (...all: unknown[]) => Promise<unknown>;
  const listen = (name: string, ...args: unknown[]): Promise<unknown> => {
    if (name === 'play.finish') asked.push(args[0] as RecordedGame);
    return name === 'play.finish' && full ? Promise.resolve({ ok: false, refusal: NO_ROOM }) : request(name, ...args);
  };
  Object.assign(bridge, { request: listen });
  actions.deal();
  await app.lifecycle.clear(app.state.play!);
  expect(asked).toMatchObject([{ outcome: 'lost', deal: 1 }]);
  app.lifecycle.close();
  expect(asked).toHaveLength(2);
  expect(asked[1]).toEqual(asked[0]);
  full = false;
  await app.games.newDeal(2);
  actions.deal();
  await app.lifecycle.clear(app.state.play!);
  // The first game is sent again once the next one could be recorded.
  expect(asked.map(({ deal }) => deal)).toEqual([1, 1, 2, 1]);
  const before = asked.length;
  app.lifecycle.close();
  expect(asked).toHaveLength(before);
});
