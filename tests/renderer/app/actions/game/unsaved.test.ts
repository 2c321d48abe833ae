import { expect, test } from 'vitest';
import type { Refusal } from '../../../../../preload/api.ts';
import { appWithGame } from '../../seated.ts';

const refusalOf = (message: string): Refusal => ({ code: 'failed', message, about: { because: 'full' } });

test('warns of a failing save once for each reason, and again after one that succeeded', async () => {
  const { app, actions } = await appWithGame('klondike', 1);
  const { bridge, notices, state } = app;
  let why: string | undefined;
  const request = bridge.request.bind(bridge) as (...all: unknown[]) => Promise<unknown>;
  Object.assign(bridge, {
    request: (name: string, ...args: unknown[]) =>
      name === 'play.keep' && why !== undefined
        ? Promise.resolve({ ok: false, refusal: refusalOf(why) })
        : request(name, ...args),
  });
  const warningAfterDeal = async (reason: string | undefined): Promise<string> => {
    why = reason;
    notices.warn('');
    actions.deal();
    await app.lifecycle.written();
    return state.warning;
  };
  expect(await warningAfterDeal('The disk is full.')).toContain('The disk is full.');
  expect(await warningAfterDeal('The disk is full.')).toBe('');
  expect(await warningAfterDeal('The disk is gone.')).toContain('The disk is gone.');
  expect(await warningAfterDeal(undefined)).toBe('');
  expect(await warningAfterDeal('The disk is gone.')).toContain('The disk is gone.');
});
