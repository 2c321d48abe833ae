import { showGame } from '../tools/pictures/page.ts';
import { findGame, solver, usualAnswers } from '../../engine/index.ts';
import { makeByMouse } from './hand.ts';
import { expect, openPage, test } from './host.ts';
import { withoutAnimation } from './panels.ts';

test.use({ settings: { autoplay: false }, viewport: { width: 800, height: 600 } });

/** A deal of Klondike that can be won. */
const DEAL = 30;

test('a whole Klondike deal is won by mouse, and the win is recorded', async ({ page, host }) => {
  const klondike = findGame('klondike')!;
  const { moves } = solver(klondike, usualAnswers(klondike)).solve(DEAL).toEnd();
  expect(moves).toBeDefined();
  await openPage(page, host);
  await withoutAnimation(page);
  await showGame(page, 'klondike', DEAL);
  for (const move of moves ?? []) await makeByMouse(page, move);
  expect(await page.evaluate(() => window.baizeTest!.session()!.won)).toBe(true);
  const statistics = () => page.evaluate(() => window.baizeTest!.app.bridge.request('statistics.of', 'klondike', null));
  await expect.poll(statistics).toMatchObject({ ok: true, value: { played: 1, won: 1, bestScore: 52 } });
});
