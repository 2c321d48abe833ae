import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exposeTest, type TestHook } from '../../../renderer/app/test-hook.ts';
import type { Board } from '../../../renderer/board/board.ts';
import { appWithGame } from './seated.ts';

beforeEach(() => void vi.stubGlobal('window', {}));
afterEach(() => void vi.unstubAllGlobals());

/** Exposes a program with a game on its table, and a board that is always at rest. */
async function exposed(): Promise<TestHook> {
  const { app } = await appWithGame('klondike', 1, { autoplay: false });
  exposeTest(app, { settled: true } as Board);
  return window.baizeTest!;
}

test('exposes only what tests need', async () => {
  const seen = ['session', 'board', 'state', 'messages', 'settled'];
  const done = ['request', 'delay', 'settings', 'open', 'enter', 'deal', 'play', 'replay', 'tell', 'change'];
  expect(Object.keys(await exposed()).toSorted()).toEqual([...seen, ...done, 'clear', 'reset'].toSorted());
});

test('plays moves as the player does, without delay', async () => {
  const { session, play } = await exposed();
  play([session()!.legalMoves()[0]!]);
  expect(session()!.moveCount).toBe(1);
  play([session()!.legalMoves()[0]!], 'at-once');
  expect(session()!.moveCount).toBe(2);
});

test('is unsettled while another game is being entered', async () => {
  const { settled, enter, session } = await exposed();
  expect(settled()).toBe(true);
  const entered = enter('golf', undefined, 2);
  expect(settled()).toBe(false);
  await entered;
  expect([settled(), session()!.game.id, session()!.deal]).toEqual([true, 'golf', 2]);
});

test('keeps messages that are replaced at once', async () => {
  const { tell, messages } = await exposed();
  tell('one');
  tell('two');
  expect(messages.slice(-2)).toEqual(['one', 'two']);
});

test('delays the next request of one name only', async () => {
  const { delay, request } = await exposed();
  const sent: string[] = [];
  let goOn = (): void => {};
  const answered = delay('play.list', new Promise<void>((resolve) => (goOn = resolve)));
  const list = request('play.list').then(() => sent.push('play.list'));
  await request('settings.read').then(() => sent.push('settings.read'));
  await request('play.list').then(() => sent.push('play.list again'));
  expect(sent).toEqual(['settings.read', 'play.list again']);
  goOn();
  await Promise.all([list, answered]);
  expect(sent).toHaveLength(3);
});
