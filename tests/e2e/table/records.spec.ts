import type { Page } from 'playwright/test';
import { findGame } from '../../../engine/rules.ts';
import { solver } from '../../../engine/search.ts';
import { usualAnswers } from '../../../engine/model/options.ts';
import { playMoves, showGame } from '../../tools/pictures/page.ts';
import { kept } from '../support/hand.ts';
import { expect, openPage, test } from '../support/host.ts';
import { openPanel } from '../support/panels.ts';

/* A game that was shown and then played on to its end is no record: it counts in no time, streak or goal. */

test.use({ viewport: { width: 900, height: 700 } });

const DEAL = 30;
const KLONDIKE = findGame('klondike')!;
const MOVES = solver(KLONDIKE, usualAnswers(KLONDIKE)).solve(DEAL).toEnd().moves!;

const figures = (page: Page) =>
  page.evaluate(async () => {
    const reply = await window.baizeTest!.request('statistics.of', null, null);
    return reply.ok ? reply.value : undefined;
  });

test('counts no win reached from a replay, a solution or a saved game', async ({ page, host }) => {
  await openPage(page, host);
  await showGame(page, 'klondike', DEAL);
  await playMoves(page, MOVES);
  await expect.poll(() => figures(page)).toMatchObject({ played: 1, won: 1 });
  const whole = await page.evaluate(() => window.baizeTest!.state.play!.save());
  const before = await figures(page);
  const finish = async (): Promise<void> => {
    await page.waitForFunction(() => window.baizeTest!.state.replay === undefined);
    const at = await page.evaluate(() => window.baizeTest!.session()!.save().at);
    await playMoves(page, MOVES.slice(at));
    await expect(
      page.getByText('Won with help: this game doesn’t count towards times, streaks or goals.'),
    ).toBeVisible();
    expect(await figures(page)).toEqual(before);
  };

  // Watches finished games until near their end, and plays on from there.
  await page.evaluate(async (saved) => window.baizeTest!.replay(saved), whole);
  await page.evaluate((at) => window.baizeTest!.state.replay!.seek(at), whole.moveCount - 2);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await finish();

  // The solution of the player's own game, shown and then played on.
  await showGame(page, 'klondike', DEAL + 1);
  await showGame(page, 'klondike', DEAL);
  await page.evaluate((moves) => window.baizeTest!.replay(moves), [...MOVES]);
  await page.evaluate(() => {
    const { replay } = window.baizeTest!.state;
    replay!.seek(replay!.total - 2);
  });
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await finish();

  // The same game, saved under a name before its win and won twice.
  await showGame(page, 'klondike', DEAL + 1);
  await showGame(page, 'klondike', DEAL);
  await playMoves(page, MOVES.slice(0, -2));
  await kept(page);
  await openPanel(page, 'Control+s');
  await page.keyboard.press('Escape');
  const saved = await page.evaluate(() => window.baizeTest!.state.play!.save());
  await playMoves(page, MOVES.slice(-2));
  await expect.poll(() => figures(page)).toMatchObject({ played: 2, won: 2 });
  const twice = await figures(page);
  await page.evaluate((game) => window.baizeTest!.enter(game), saved);
  await playMoves(page, MOVES.slice(saved.at));
  await page.waitForFunction(() => window.baizeTest!.state.play!.finished);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const reply = await window.baizeTest!.request('results.list', null, null, 9, null);
        return reply.ok ? reply.value.map(({ shown }) => shown) : [];
      }),
    )
    .toEqual([true, false, true, true, false]);
  expect(await figures(page)).toEqual(twice);
});
