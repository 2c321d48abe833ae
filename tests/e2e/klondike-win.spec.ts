import { dealByNumber } from '../../engine/deal.ts';
import { findGame, solve, usualAnswers } from '../../engine/index.ts';
import { makeByMouse } from './hand.ts';
import { expect, openPage, test } from './host.ts';
import { chooseDeal, switchSetting, withoutAnimation } from './panels.ts';

/** A deal of Klondike that the engine's own search wins in 113 moves. */
const DEAL = 30;

test('a whole Klondike deal is won by mouse, and the win is recorded', async ({ page, host }) => {
  const klondike = findGame('klondike')!;
  const { rules, table } = dealByNumber(klondike.layout(usualAnswers(klondike)), DEAL);
  const { moves } = solve(rules, table, 50_000);
  expect(moves).toBeDefined();
  await openPage(page, host);
  await switchSetting(page, 'autoplay', false);
  await withoutAnimation(page);
  await chooseDeal(page, DEAL);
  for (const move of moves ?? []) await makeByMouse(page, move);
  expect(await page.evaluate(() => window.baizeTest!.session()!.won)).toBe(true);
  const statistics = () => page.evaluate(() => window.baizeTest!.app.bridge.request('statistics.of', 'klondike', null));
  await expect.poll(statistics).toMatchObject({ ok: true, value: { played: 1, won: 1, bestScore: 52 } });
});
