import { BY_NIGHT } from '../../tools/night.ts';
import { playMoves, showGame } from '../../tools/pictures/page.ts';
import { findGame } from '../../../engine/rules.ts';
import { solver } from '../../../engine/search.ts';
import { usualAnswers } from '../../../engine/model/options.ts';
import { makeByMouse } from '../support/hand.ts';
import { expect, openPage, test } from '../support/host.ts';

test.use({ settings: { autoplay: false }, viewport: { width: 800, height: 600 } });

/** A deal of Klondike that can be won. */
const DEAL = 30;

/** Moves made by mouse at the beginning and at the end; by night all are. */
const BY_MOUSE = 25;

test('wins a Klondike deal by mouse and records it', async ({ page, host }) => {
  const klondike = findGame('klondike')!;
  const { moves } = solver(klondike, usualAnswers(klondike)).solve(DEAL).toEnd();
  expect(moves).toBeDefined();
  await openPage(page, host);
  await showGame(page, 'klondike', DEAL);
  const [begun, ended] = BY_NIGHT ? [moves!.length, moves!.length] : [BY_MOUSE, moves!.length - BY_MOUSE];
  for (const move of moves!.slice(0, begun)) await makeByMouse(page, move);
  await playMoves(page, moves!.slice(begun, ended));
  for (const move of moves!.slice(ended)) await makeByMouse(page, move);
  expect(await page.evaluate(() => window.baizeTest!.session()!.won)).toBe(true);
  const statistics = () => page.evaluate(() => window.baizeTest!.request('statistics.of', 'klondike', null));
  await expect.poll(statistics).toMatchObject({ ok: true, value: { played: 1, won: 1, bestScore: 52 } });
});
